import { maximize } from '../tools/maximize.ts';

interface Numbers {
  each: number;
  reds: number;
}

/** The stake on red with the largest expected logarithm; negative on black. */
function bestStake(red: number, black: number): number {
  if (red === 0) return -1;
  if (black === 0) return 1;
  const chance = red / (red + black);
  const utility = (stake: number) =>
    chance * Math.log(1 + stake) + (1 - chance) * Math.log(1 - stake);
  return maximize(utility, -0.999, 0.999);
}

/** The smallest and the largest factor by which the money can still grow. */
function factors(
  red: number,
  black: number,
  known = new Map<string, [number, number]>(),
): [number, number] {
  if (red + black === 0) return [1, 1];
  const key = `${red} ${black}`;
  const before = known.get(key);
  if (before) return before;
  const stake = bestStake(red, black);
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const [count, growth, next] of [
    [red, 1 + stake, [red - 1, black]],
    [black, 1 - stake, [red, black - 1]],
  ] as const) {
    if (count === 0) continue;
    const [low, high] = factors(next[0], next[1], known);
    least = Math.min(least, growth * low);
    most = Math.max(most, growth * high);
  }
  known.set(key, [least, most]);
  return [least, most];
}

export function earlier({ each, reds }: Numbers): number[] {
  const [least, most] = factors(each, each);
  if (most - least > 1e-8) throw new Error('The factor depends on the order.');
  return [-bestStake(each - reds, each), (least + most) / 2];
}

/** The chance that the bolder player loses it all, with so many cards left. */
function ruin(red: number, black: number): number {
  const count = red + black;
  if (count === 0) return 0;
  const afterRed = red > 0 ? ruin(red - 1, black) : 0;
  const afterBlack = black > 0 ? ruin(red, black - 1) : 0;
  return (red * (black > red ? 1 : afterRed) + black * (red > black ? 1 : afterBlack)) / count;
}

export function exact({ each }: Numbers): number {
  return ruin(each, each);
}

/** The chance of black; that he gets through; fair coins. */
export function mistakes({ each, reds }: Numbers): number[] {
  return [each / (2 * each - reds), 1 - ruin(each, each), 1 - 1 / 2 ** each];
}

/** One deck, each card any of those left: 1 if the bolder player loses everything. */
export function simulate(random: () => number, { each }: Numbers): number {
  let [red, black] = [each, each];
  while (red + black > 0) {
    const isRed = random() * (red + black) < red;
    if (isRed ? black > red : red > black) return 1;
    if (isRed) red -= 1;
    else black -= 1;
  }
  return 0;
}
