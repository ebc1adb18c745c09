import { integrate } from '../tools/integrate.ts';

function rootOf(rising: (x: number) => number): number {
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The number from which Bea keeps, if Abe's number is uniform above a level. */
function beaKeepsFrom(level: number): number {
  const keeping = (number: number) => Math.max(0, number - level) / (1 - level);
  const drawing = integrate(keeping, level, 1, 4);
  return rootOf((number) => keeping(number) - drawing);
}

/** Abe's chance with a certain number, if Bea draws again below a threshold. */
function abeWins(number: number, threshold: number): number {
  return threshold * number + Math.max(0, number - threshold);
}

function mean(value: (number: number) => number, from: number, kink: number): number {
  const middle = Math.max(from, kink);
  return integrate(value, from, middle, 4) + integrate(value, middle, 1, 4);
}

const afterDrawing = beaKeepsFrom(0);
const drawingAgain = mean((number) => abeWins(number, afterDrawing), 0, afterDrawing);
const abeKeepsFrom = rootOf((level) => abeWins(level, beaKeepsFrom(level)) - drawingAgain);
const afterKeeping = beaKeepsFrom(abeKeepsFrom);

/** Finds the thresholds at which the players are indifferent, and averages over Abe's number. */
export function exact(): number {
  const keeping = mean((number) => abeWins(number, afterKeeping), abeKeepsFrom, afterKeeping);
  return abeKeepsFrom * drawingAgain + keeping;
}

export function mistakes(): number[] {
  const level = 1 / 2;
  const threshold = beaKeepsFrom(level);
  const keeping = mean((number) => abeWins(number, threshold), level, threshold);
  return [1 / 2, level * drawingAgain + keeping];
}

export function simulate(random: () => number): number {
  let abe = random();
  let bea = random();
  if (abe < abeKeepsFrom) {
    abe = random();
    if (bea < afterDrawing) bea = random();
  } else if (bea < afterKeeping) bea = random();
  return abe > bea ? 1 : 0;
}

/** Nobody sees anything: the number at which keeping is as good as drawing, if both have the same threshold. */
export function followUps(): number[] {
  const wins = (number: number, threshold: number) =>
    threshold * number + Math.max(0, number - threshold);
  const advantage = (threshold: number) =>
    wins(threshold, threshold) - mean((number) => wins(number, threshold), 0, threshold);
  return [rootOf(advantage)];
}
