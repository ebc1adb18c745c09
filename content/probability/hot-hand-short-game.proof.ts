import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  run: number;
  tosses: number;
}

/** Toss by toss, the chances of each current streak of heads that is still too short. */
export function exact({ run, tosses }: Numbers): number {
  let streaks = [1, ...Array.from({ length: run - 1 }, () => 0)];
  for (let toss = 0; toss < tosses; toss += 1) {
    const none = streaks.reduce((sum, chance) => sum + chance, 0);
    streaks = [none / 2, ...streaks.slice(0, -1).map((chance) => chance / 2)];
  }
  return 1 - streaks.reduce((sum, chance) => sum + chance, 0);
}

export function simulate(random: () => number, { run, tosses }: Numbers): number {
  let streak = 0;
  for (let toss = 0; toss < tosses; toss += 1) {
    streak = drawBelow(random, 2) === 1 ? streak + 1 : 0;
    if (streak === run) return 1;
  }
  return 0;
}

/** One chance for each place, without and with a tail before it. */
export function mistakes({ run, tosses }: Numbers): number[] {
  let places = 0;
  for (let end = run; end <= tosses; end += 1) places += 0.5 ** run;
  return [places, places / 2];
}

/** Enough tosses for two streaks. */
export function followUps({ run }: Numbers): number[] {
  return [exact({ run, tosses: 2 * run + 1 })];
}
