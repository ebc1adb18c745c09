import { drawBelow } from '../tools/draw.ts';
import { normalCdf } from '../tools/normal.ts';

interface Numbers {
  tosses: number;
  tails: number;
}

/** The share of all sequences, written as bits, whose number of tails is wanted. */
function shareOf(tosses: number, isWanted: (tails: number) => boolean): number {
  let wanted = 0;
  for (let sequence = 0; sequence < 2 ** tosses; sequence += 1) {
    let tails = 0;
    for (let bits = sequence; bits > 0; bits >>= 1) tails += bits & 1;
    if (isWanted(tails)) wanted += 1;
  }
  return wanted / 2 ** tosses;
}

export function exact({ tosses, tails }: Numbers): number {
  const distance = tosses / 2 - tails;
  return shareOf(tosses, (other) => Math.abs(other - tosses / 2) >= distance);
}

export function simulate(random: () => number, { tosses, tails }: Numbers): number {
  let tailsNow = 0;
  for (let toss = 0; toss < tosses; toss += 1) tailsNow += drawBelow(random, 2);
  return Math.min(tailsNow, tosses - tailsNow) <= tails ? 1 : 0;
}

/** One end, and only the same lopsidedness. */
export function mistakes({ tosses, tails }: Numbers): number[] {
  return [
    shareOf(tosses, (other) => other <= tails),
    shareOf(tosses, (other) => other === tails || other === tosses - tails),
  ];
}

/** Two tails of the normal curve, with a continuity correction. */
export function values({ tosses, tails }: Numbers): Record<string, number> {
  const heads = tosses - tails;
  const score = (heads - tosses / 2 - 0.5) / Math.sqrt(tosses / 4);
  return { normal: 2 * normalCdf(-score) };
}

/** One of five fair coins is the first that is as lopsided. */
export function followUps(numbers: Numbers): number[] {
  const single = exact(numbers);
  let none = 1;
  let found = 0;
  for (let student = 0; student < 5; student += 1) {
    found += none * single;
    none *= 1 - single;
  }
  return [found];
}
