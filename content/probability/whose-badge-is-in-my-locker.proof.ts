import { shuffle } from '../tools/draw.ts';

interface Numbers {
  people: number;
  tries: number;
}

/** By the cycle through the first locker, whose length is uniform; then the same for what is left. */
export function exact({ people, tries }: Numbers): number {
  const wins = [1];
  for (let left = 1; left <= people; left += 1) {
    let sum = 0;
    for (let length = 1; length <= Math.min(left, tries); length += 1) {
      sum += wins[left - length] ?? 0;
    }
    wins.push(sum / left);
  }
  return wins[people] ?? 0;
}

/** Every player goes into the room. */
export function simulate(random: () => number, { people, tries }: Numbers): number {
  const badges = shuffle(
    random,
    Array.from({ length: people }, (_, badge) => badge),
  );
  for (let player = 0; player < people; player += 1) {
    let badge = badges[player];
    for (let opened = 1; opened < tries && badge !== player; opened += 1)
      badge = badges[badge ?? 0];
    if (badge !== player) return 0;
  }
  return 1;
}

export function mistakes({ people, tries }: Numbers): number[] {
  return [tries / people];
}

/** A hundred players with fifty lockers each. */
export function followUps(): number[] {
  return [exact({ people: 100, tries: 50 })];
}
