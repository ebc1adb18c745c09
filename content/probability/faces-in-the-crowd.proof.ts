import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  rolls: number;
}

/** Roll by roll, the chances of having seen each count of different numbers. */
export function exact({ faces, rolls }: Numbers): number {
  let chances = [1];
  for (let roll = 0; roll < rolls; roll += 1) {
    const next = [...chances.map(() => 0), 0];
    for (const [seen, chance] of chances.entries()) {
      next[seen] = (next[seen] ?? 0) + (chance * seen) / faces;
      next[seen + 1] = (next[seen + 1] ?? 0) + chance * (1 - seen / faces);
    }
    chances = next;
  }
  return chances.reduce((mean, chance, seen) => mean + chance * seen, 0);
}

export function simulate(random: () => number, { faces, rolls }: Numbers): number {
  const seen = new Set<number>();
  for (let roll = 0; roll < rolls; roll += 1) seen.add(drawBelow(random, faces));
  return seen.size;
}

/** Numbers seen exactly once, and rolls less the couples that agree. */
export function mistakes({ faces, rolls }: Numbers): number[] {
  let once = rolls;
  for (let other = 1; other < rolls; other += 1) once *= (faces - 1) / faces;
  let couples = 0;
  for (let roll = 1; roll < rolls; roll += 1) couples += roll;
  return [once, rolls - couples / faces];
}

/** The rolls until all have been seen. */
export function followUps({ faces }: Numbers): number[] {
  let rolls = 0;
  for (let missing = 1; missing <= faces; missing += 1) rolls += faces / missing;
  return [rolls];
}
