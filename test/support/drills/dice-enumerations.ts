import {
  drawsOfAlike,
  type Enumeration,
  mean,
  repeated,
  rolls,
  share,
  sum,
  waysOf,
} from './enumerate.ts';

const sixes = (dice = 0) => rolls(...repeated(dice, 6));

export const diceChances: Record<string, Enumeration> = {
  sumOfTwo: ([dice, total]) => share(sixes(dice), (faces) => sum(faces) === total),
  sumAtLeast: ([dice, least = 0]) => share(sixes(dice), (faces) => sum(faces) >= least),
  sumOfThree: ([dice, total]) => share(sixes(dice), (faces) => sum(faces) === total),
  difference: ([, sides = 0, gap]) =>
    share(rolls(sides, sides), ([one = 0, other = 0]) => Math.abs(one - other) === gap),
  higher: ([sides = 0, otherSides = 0]) =>
    share(rolls(sides, otherSides), ([one = 0, other = 0]) => one > other),

  atLeastOne: ([dice, face = 0]) => share(sixes(dice), (faces) => faces.includes(face)),
  allAtLeast: ([dice, least = 0]) =>
    share(sixes(dice), (faces) => faces.every((face) => face >= least)),
  exactly: ([dice, hits, wanted]) =>
    share(sixes(dice), (faces) => faces.filter((face) => face === wanted).length === hits),
  allDifferent: ([dice = 0, sides = 0]) =>
    share(rolls(...repeated(dice, sides)), (faces) => new Set(faces).size === dice),
  highest: ([dice, top]) => share(sixes(dice), (faces) => Math.max(...faces) === top),
  product: ([dice, divisor = 1]) =>
    share(sixes(dice), (faces) => faces.reduce((a, b) => a * b) % divisor === 0),
  increasing: ([times = 0, sides = 0]) =>
    share(rolls(...repeated(times, sides)), (faces) =>
      faces.slice(1).every((face, index) => face > (faces[index] ?? 0)),
    ),
  twoFaces: ([dice, one = 0, other = 0]) =>
    share(sixes(dice), (faces) => faces.includes(one) && faces.includes(other)),
};

/** The best value of keeping the first roll above a threshold, and otherwise rolling again. */
function bestOf(sides: number, rerolls: number): number {
  if (rerolls === 0) return (sides + 1) / 2;
  const rest = bestOf(sides, rerolls - 1);
  const plays = repeated(sides, 0).map((_, index) => {
    const faces = [...rolls(sides)].map(([face = 0]) => (face > index ? face : rest));
    return sum(faces) / sides;
  });
  return Math.max(...plays);
}

export const diceMeans: Record<string, Enumeration> = {
  total: ([dice = 0, sides = 0]) => {
    let sums = new Map([[0, 1]]);
    for (let die = 0; die < dice; die += 1) {
      const next: typeof sums = new Map();
      for (const [total, ways] of sums) {
        for (const [face = 0] of rolls(sides)) {
          next.set(total + face, (next.get(total + face) ?? 0) + ways / sides);
        }
      }
      sums = next;
    }
    return sum([...sums].map(([total, chance]) => total * chance));
  },
  highestOfTwo: ([dice = 0, sides = 0]) =>
    mean(rolls(...repeated(dice, sides)), (faces) => Math.max(...faces)),
  differentFaces: ([dice = 0, sides = 0]) =>
    mean(drawsOfAlike(sides, 1, dice, 0), ({ drawn }) => drawn.length, waysOf),
  reroll: ([sides = 0], text) => bestOf(sides, text.includes('twice') ? 2 : 1),
};
