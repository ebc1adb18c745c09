import type { Sliders } from '../tools/figure.ts';

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

export function sliders(numbers: Numbers): Sliders {
  const floors = floorsOf(numbers);
  return {
    firstDrop: { from: 1, to: Math.min(floors, 101), start: Math.min(50, Math.floor(floors / 2)) },
    drops: { from: 3, to: 20, start: numbers.drops + 2 },
  };
}

/** What the other drops can test, from the ground up and from the first drop up, in each case. */
export function figure(
  { firstDrop = 1, drops = 3 }: Record<string, number>,
  numbers: Numbers,
): string[] {
  const floors = floorsOf(numbers);
  const left = drops - 1;
  const below = { all: firstDrop - 1, tested: reachOf(numbers.phones - 1, left) };
  const above = { all: floors - firstDrop, tested: reachOf(numbers.phones, left) };
  const share = ({ all, tested }: typeof below) => `${Math.min(all, tested)} of ${all}`;
  const isEnough = below.all <= below.tested && above.all <= above.tested;
  const column = (x: number, from: number, { all, tested }: typeof below) => {
    const [limit, to] = [from + Math.min(all, tested), from + all];
    const box = (low: number, high: number) =>
      `${x},${low} ${x + 2},${low} ${x + 2},${high} ${x},${high} ${x},${low}`;
    return [
      ...(limit > from ? [`blue area: ${box(from, limit)}`, `blue line: ${box(from, limit)}`] : []),
      ...(to > limit ? [`red area: ${box(limit, to)}`, `red line: ${box(limit, to)}`] : []),
      `label above: ${x + 1},${Math.max(to, firstDrop)} ${share({ all, tested })}`,
    ];
  };
  return [
    `alt: Floors that ${left} more drops can test after one at floor ${firstDrop}: ${share(below)} below and ${share(above)} above. That is ${isEnough ? 'enough' : 'not enough'}.`,
    'x: 0 to 10',
    `y: 0 to ${floors}`,
    'shape: 8 by 7',
    'x axis:',
    'x ticks: 2 = if it breaks, 7 = if it survives',
    'y axis: floors',
    `y ticks: 0, ${floors}`,
    `gray dashed line: 0,${firstDrop} 10,${firstDrop}`,
    ...column(1, 0, below),
    ...column(6, firstDrop, above),
  ];
}
