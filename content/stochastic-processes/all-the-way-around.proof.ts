import { drawBelow } from '../tools/draw.ts';
import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  numbers: number;
}

/** For each count of visited numbers, the mean time to leave them, by linear equations for all places. */
export function exact({ numbers }: Numbers): number {
  let steps = 0;
  for (let visited = 1; visited < numbers; visited += 1) {
    const places = Array.from({ length: visited }, (_, place) => place);
    const matrix = places.map((from) =>
      places.map((to) => {
        if (from === to) return 1;
        return Math.abs(from - to) === 1 ? -0.5 : 0;
      }),
    );
    const [atTheEnd = 0] = solveLinear(
      matrix,
      places.map(() => 1),
    );
    steps += atTheEnd;
  }
  return steps;
}

/** One random number tosses this many coins. */
const coinsAtOnce = 24;

/** Counts the place up and down without end, so that the visited numbers are a range. */
export function simulate(random: () => number, { numbers }: Numbers): number {
  let [place, lowest, highest, steps] = [0, 0, 0, 0];
  let coins = 1;
  while (highest - lowest < numbers - 1) {
    if (coins === 1) coins = 2 ** coinsAtOnce + drawBelow(random, 2 ** coinsAtOnce);
    place += 1 - 2 * (coins & 1);
    coins >>= 1;
    if (place < lowest) lowest = place;
    if (place > highest) highest = place;
    steps += 1;
  }
  return steps;
}

/** The time to the farthest number, and a sum without its last stage. */
export function mistakes({ numbers }: Numbers): number[] {
  const opposite = Math.floor(numbers / 2);
  return [opposite * (numbers - opposite), exact({ numbers: numbers - 1 })];
}

/** From each place on the way around, the chance to come to 2 before 1. */
export function followUps({ numbers }: Numbers): number[] {
  const places = Array.from({ length: numbers - 2 }, (_, steps) => steps + 1);
  const matrix = places.map((from) =>
    places.map((to) => (from === to ? 1 : Math.abs(from - to) === 1 ? -0.5 : 0)),
  );
  const chances = solveLinear(
    matrix,
    places.map((place) => (place === numbers - 2 ? 0.5 : 0)),
  );
  return [chances[0] ?? 0];
}
