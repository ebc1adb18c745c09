interface Numbers {
  phones: number;
  drops: number;
  spare: number;
}

function reachOf(phones: number, drops: number): number {
  if (phones <= 0 || drops <= 0) return 0;
  return reachOf(phones - 1, drops - 1) + 1 + reachOf(phones, drops - 1);
}

/** The tower is lower by some floors than it could be with as many drops. */
const floorsOf = ({ phones, drops, spare }: Numbers) => reachOf(phones, drops) - spare;

/** The fewest drops for each number of floors, by trying all first floors. */
function fewestDrops(phones: number, floors: number): number[] {
  const alone = Array.from({ length: floors + 1 }, (_, height) => height);
  let best = alone;
  for (let owned = 2; owned <= phones; owned += 1) {
    const fewer = best;
    best = [0];
    for (let height = 1; height <= floors; height += 1) {
      const needs = Array.from({ length: height }, (_, below) =>
        Math.max(fewer[below] ?? 0, best[height - 1 - below] ?? 0),
      );
      best.push(1 + Math.min(...needs));
    }
  }
  return best;
}

export function exact(numbers: Numbers): number {
  const { phones } = numbers;
  const floors = floorsOf(numbers);
  const whole = fewestDrops(phones, floors);
  const broken = fewestDrops(phones - 1, floors);
  let right = 0;
  for (let first = 1; first <= floors; first += 1) {
    const needs = 1 + Math.max(broken[first - 1] ?? 0, whole[floors - first] ?? 0);
    if (needs === whole[floors]) right += 1;
  }
  return right;
}

/** The drops; and the floors that the tower lacks. */
export function mistakes(numbers: Numbers): number[] {
  const floors = floorsOf(numbers);
  const drops = fewestDrops(numbers.phones, floors)[floors] ?? 0;
  return [drops, reachOf(numbers.phones, drops) - floors];
}
