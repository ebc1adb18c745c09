import { choose } from '../tools/choose.ts';

interface Numbers {
  people: number;
}

/** By backward induction with any rank so far: the chance that it is the second one in the end. */
export function exact({ people }: Numbers): number {
  let waiting = 0;
  for (let seen = people; seen >= 1; seen -= 1) {
    let value = 0;
    for (let rank = 1; rank <= seen; rank += 1) {
      // Those seen are a random set. The best of all is seen or not; the others seen are worse than the second.
      const hired = (choose(1, rank - 1) * choose(people - 2, seen - rank)) / choose(people, seen);
      value += Math.max(rank <= 2 ? hired : 0, waiting) / seen;
    }
    waiting = value;
  }
  return waiting;
}

/** Lets the first half pass, then takes the first who is second best so far. */
export function simulate(random: () => number, { people }: Numbers): number {
  let [best, second] = [0, 0];
  let applicant = 0;
  let isHired = false;
  while (applicant < people && !isHired) {
    const quality = random();
    isHired = applicant >= people / 2 && quality > second && quality < best;
    if (quality > best) [best, second] = [quality, best];
    else if (quality > second) second = quality;
    applicant += 1;
  }
  if (!isHired) return 0;
  for (; applicant < people; applicant += 1) if (random() > second) return 0;
  return 1;
}

/** The limit; and a blind choice. */
export function mistakes({ people }: Numbers): number[] {
  const [quarter, blind] = [(1 / 2) ** 2, 1 / people];
  return [quarter, blind];
}
