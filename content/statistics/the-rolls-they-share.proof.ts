import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  ada: number;
  ben: number;
  shared: number;
}

const faces = [1, 2, 3, 4, 5, 6];
const mean = faces.reduce((sum, face) => sum + face, 0) / faces.length;
const variance = faces.reduce((sum, face) => sum + (face - mean) ** 2, 0) / faces.length;

/** Goes through all pairs of rolls, one of hers and one of his. */
function covariance(hers: number[], his: number[]): number {
  let sum = 0;
  for (const a of hers) for (const b of his) if (a === b) sum += variance;
  return sum;
}

const rollsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

export function exact({ ada, ben, shared }: Numbers): number {
  const hers = rollsFrom(0, ada);
  const his = rollsFrom(ada - shared, ben);
  return covariance(hers, his) / Math.sqrt(covariance(hers, hers) * covariance(his, his));
}

/** One random number rolls this many dice. */
const diceAtOnce = 4;

/** The product of both totals, each less its mean and in units of its standard deviation. */
export function simulate(random: () => number, { ada, ben, shared }: Numbers): number {
  let [hers, his, dice] = [0, 0, 0];
  for (let roll = 0; roll < ada + ben - shared; roll += 1) {
    if (roll % diceAtOnce === 0) dice = drawBelow(random, 6 ** diceAtOnce);
    const face = 1 + (dice % 6);
    dice = Math.floor(dice / 6);
    if (roll < ada) hers += face - mean;
    if (roll >= ada - shared) his += face - mean;
  }
  return (hers * his) / (variance * Math.sqrt(ada * ben));
}

/** The share of all rolls, and the slope of his total on hers. */
export function mistakes({ ada, ben, shared }: Numbers): number[] {
  const hers = rollsFrom(0, ada);
  const his = rollsFrom(ada - shared, ben);
  const all = new Set([...hers, ...his]);
  return [shared / all.size, covariance(hers, his) / covariance(hers, hers)];
}
