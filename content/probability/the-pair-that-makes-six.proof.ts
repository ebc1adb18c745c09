import { drawBelow } from '../tools/draw.ts';
import { solveLinear } from '../tools/solve-linear.ts';
import type { Story } from '../tools/story.ts';

/** Solves for the expected number of further rolls after each last roll. */
export function exact(): number {
  const faces = [1, 2, 3, 4, 5, 6];
  const matrix = faces.map((last) =>
    faces.map((next) => (last === next ? 1 : 0) - (last + next === 6 ? 0 : 1 / 6)),
  );
  const further = solveLinear(
    matrix,
    faces.map(() => 1),
  );
  return 1 + further.reduce((sum, value) => sum + value, 0) / 6;
}

export function simulate(random: () => number): number {
  let last = 1 + drawBelow(random, 6);
  let rolls = 1;
  for (;;) {
    const next = 1 + drawBelow(random, 6);
    rolls += 1;
    if (last + next === 6) return rolls;
    last = next;
  }
}

/** One over the chance of a pair, as if every roll completed a fresh one. */
export function mistakes(): number[] {
  let pairs = 0;
  for (let a = 1; a <= 6; a += 1) for (let b = 1; b <= 6; b += 1) if (a + b === 6) pairs += 1;
  return [36 / pairs];
}

export function narrate(random: () => number): Story {
  const rolls = [1 + drawBelow(random, 6)];
  for (;;) {
    const last = rolls.at(-1) ?? 0;
    const next = 1 + drawBelow(random, 6);
    rolls.push(next);
    if (last + next !== 6) continue;
    return {
      steps: [
        `The rolls are ${rolls.join(', ')}.`,
        `The last two, ${last} and ${next}, are the first neighbors that add up to 6, so we stop.`,
        `That took ${rolls.length} rolls.`,
      ],
      outcome: rolls.length,
    };
  }
}

/** Stops at a sum of 4: adds up the chances that each number of rolls is not enough. */
export function followUps(): number[] {
  let chances = [1, 1, 1, 1, 1, 1].map((chance) => chance / 6);
  let rolls = 1;
  for (let roll = 2; roll < 1500; roll += 1) {
    const goesOn = chances.reduce((sum, chance) => sum + chance, 0);
    rolls += goesOn;
    chances = chances.map((_, i) => (goesOn - (chances[2 - i] ?? 0)) / 6);
  }
  return [rolls];
}
