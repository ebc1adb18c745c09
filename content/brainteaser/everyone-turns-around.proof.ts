import { integrate } from '../tools/integrate.ts';

interface Numbers {
  ants: number;
}

/** From left to right, with the distribution of how many walk right so far. */
export function exact({ ants }: Numbers): number {
  let chances = [1];
  let meetings = 0;
  for (let ant = 0; ant < ants; ant += 1) {
    const next = Array.from({ length: chances.length + 1 }, () => 0);
    for (const [right, chance] of chances.entries()) {
      next[right] = (next[right] ?? 0) + chance / 2;
      next[right + 1] = (next[right + 1] ?? 0) + chance / 2;
      meetings += (chance / 2) * right;
    }
    chances = next;
  }
  return meetings;
}

/** The ants as they are: neighbors that face each other meet and turn around, until none do. */
export function simulate(random: () => number, { ants }: Numbers): number {
  const facesRight = Array.from({ length: ants }, () => random() < 0.5);
  let meetings = 0;
  for (let left = 0; left < ants - 1; ) {
    if (facesRight[left] && !facesRight[left + 1]) {
      meetings += 1;
      facesRight[left] = false;
      facesRight[left + 1] = true;
      left = Math.max(0, left - 1);
    } else left += 1;
  }
  return meetings;
}

export function mistakes({ ants }: Numbers): number[] {
  const pairs = (ants * (ants - 1)) / 2;
  return [pairs / 2, pairs];
}

/** The mean time until the stick is empty: the chance that it is not yet, over all times. */
export function followUps({ ants }: Numbers): number[] {
  const walksLeft = (time: number) => time / 2;
  const walksRight = (time: number) => time / 2;
  const isOff = (time: number) => walksLeft(time) + walksRight(time);
  return [integrate((time) => 1 - isOff(time) ** ants, 0, 1)];
}
