import { decimal, point, pointsOf, type Sliders } from '../tools/figure.ts';

interface Numbers {
  /** How far from the target the rate may go. */
  edge: number;
  /** By how much its slope may change per hour. */
  brake: number;
}

/**
 * Paths that brake, coast or speed up in each step of h hours. Slopes are then multiples of brake · h,
 * and heights above the target of brake · h²/2, so a state is a pair of whole numbers.
 */
const accelerations = [-1, 0, 1];
const stepForward = (height: number, slope: number, change: number) =>
  [height + 2 * slope + change, slope + change] as const;
const stepBack = (height: number, slope: number, change: number) =>
  [height - 2 * slope + change, slope - change] as const;

/** The slope that is tested, as a multiple: more steps, a finer grid, give the same answer. */
const tested = 5;

/** The states from which a path can go on for ever: strikes out dead ends until none is left. */
function endless(edge: number, step: typeof stepForward) {
  const steepest = 2 * tested;
  const width = 2 * steepest + 1;
  const alive = new Uint8Array((2 * edge + 1) * width).fill(1);
  const at = (height: number, slope: number) => (height + edge) * width + slope + steepest;
  const isAlive = (height: number, slope: number) =>
    Math.abs(height) <= edge && Math.abs(slope) <= steepest && alive[at(height, slope)] === 1;
  for (let struck = 1; struck > 0; ) {
    struck = 0;
    for (let height = -edge; height <= edge; height += 1) {
      for (let slope = -steepest; slope <= steepest; slope += 1) {
        if (!isAlive(height, slope)) continue;
        if (accelerations.some((change) => isAlive(...step(height, slope, change)))) continue;
        alive[at(height, slope)] = 0;
        struck += 1;
      }
    }
  }
  return isAlive;
}

/** Whether the slope has an endless future and an endless past at some height. */
function isPossible(edge: number): boolean {
  const hasFuture = endless(edge, stepForward);
  const hasPast = endless(edge, stepBack);
  for (let height = -edge; height <= edge; height += 1) {
    if (hasFuture(height, tested) && hasPast(height, tested)) return true;
  }
  return false;
}

/** The narrowest band, in steps of height, in which the slope is possible. */
const narrowest = findNarrowest();

function findNarrowest(): number {
  let edge = 1;
  while (!isPossible(edge)) edge += 1;
  return edge;
}

/** Makes the steps as long as the narrowest band allows. */
export function exact({ edge, brake }: Numbers): number {
  const hours = Math.sqrt((2 * edge) / brake / narrowest);
  return tested * brake * hours;
}

/** Braked at full force from the lower edge to the upper one. */
export function mistakes({ edge, brake }: Numbers): number[] {
  const width = 2 * edge;
  return [Math.sqrt(2 * brake * width)];
}

/** A slope that can be braked from one edge of the band to the other, or just above. */
const steepest = ({ edge, brake }: Numbers) => Math.ceil(Math.sqrt(4 * edge * brake));

export function sliders(numbers: Numbers): Sliders {
  const { edge } = numbers;
  const most = steepest(numbers);
  return {
    rate: { from: 100 - edge, to: 100 + edge, step: edge / 20, start: 100 - edge / 2 },
    slope: { from: 0.5, to: most, step: 0.5, start: Math.round(0.6 * most) },
  };
}

/** The path that was sped up at full force until now, and is braked at full force from now on. */
export function figure(
  { rate = 100, slope = 1 }: Record<string, number>,
  numbers: Numbers,
): string[] {
  const { edge, brake } = numbers;
  const distance = slope ** 2 / (2 * brake);
  /** How long it takes to move so far, or to stop if that is sooner. */
  const hoursFor = (way: number) =>
    (slope - Math.sqrt(Math.max(0, slope ** 2 - 2 * brake * way))) / brake;
  const halves = [-1, 1].flatMap((sign) => {
    const path = (time: number) => rate + sign * (slope * time - (brake / 2) * time ** 2);
    const toEdge = edge - sign * (rate - 100);
    const [inside, shown] = [hoursFor(toEdge), hoursFor(toEdge + edge)];
    const piece = (words: string, from: number, to: number) =>
      `${words} line: ${pointsOf((time) => path(sign * time), sign * from, sign * to, 24)}`;
    return [
      piece('blue thick', 0, inside),
      distance > toEdge + 1e-9 ? piece('red', inside, shown) : '',
    ];
  });
  const [low, high] = [100 - edge, 100 + edge];
  const isWithin = rate - distance > low - 1e-9 && rate + distance < high + 1e-9;
  const hours = steepest(numbers) / brake;
  return [
    `alt: With slope ${decimal(slope, 1)} at ${decimal(rate, 2)}, the rate has come from ${decimal(rate - distance, 2)} and stops at ${decimal(rate + distance, 2)}: the band from ${low} to ${high} ${isWithin ? 'has room for it' : 'is too narrow'}.`,
    `x: ${decimal(-hours)} to ${decimal(hours)}`,
    `y: ${100 - 2 * edge} to ${100 + 2 * edge}`,
    'x axis: hours from now',
    'x ticks: 0 = now',
    'y axis: rate',
    `y ticks: ${low}, 100, ${high}`,
    ...[low, high].map((level) => `gray line: ${point(-hours, level)} ${point(hours, level)}`),
    `gray dashed line: ${point(-hours, 100)} ${point(hours, 100)}`,
    ...halves,
    `dot: ${point(0, rate)}`,
  ];
}
