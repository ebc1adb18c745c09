import { drawBelow } from '../tools/draw.ts';

const faces = [1, 2, 3, 4, 5, 6];
const stake = 10;

/** The mean profit over the second die, with this stake. */
function playOn(first: number, staked: number): number {
  const profits = faces.map((second) => (first + second >= 7 ? staked : -staked));
  return profits.reduce((sum, profit) => sum + profit, 0) / faces.length;
}

/** The mean over the first die, with the value of each. */
const overFirst = (value: (first: number) => number) =>
  faces.reduce((sum, first) => sum + value(first), 0) / faces.length;

export function earlier(): number[] {
  return [
    overFirst((first) => playOn(first, stake)),
    overFirst((first) => Math.max(playOn(first, stake), playOn(first, 2 * stake))),
  ];
}

export function exact(): number {
  return overFirst((first) => {
    const doubled = Math.min(playOn(first, 2 * stake), stake);
    return Math.max(playOn(first, stake), doubled);
  });
}

/** Doubling every time; giving up after each double. */
export function mistakes(): number[] {
  return [
    overFirst((first) => playOn(first, 2 * stake)),
    overFirst((first) => (playOn(first, stake) > 0 ? stake : playOn(first, stake))),
  ];
}

/** You double with a 4 or more; he gives up against a 5 or a 6. */
export function simulate(random: () => number): number {
  const roll = () => 1 + drawBelow(random, 6);
  const first = roll();
  if (first >= 5) return 10;
  const staked = first === 4 ? 20 : 10;
  return first + roll() >= 7 ? staked : -staked;
}
