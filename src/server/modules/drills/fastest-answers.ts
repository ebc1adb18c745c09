import { type DrillFormat, type FamilyName, findBlock } from '#shared/drills/format.ts';

/**
 * Average milliseconds per answer over a run, set below what the fastest people need so that
 * nobody is marked as too fast for being good.
 */
const fastestAnswer: Record<FamilyName, number> = {
  // 240 sums in two minutes. The best scores that people report are well below 200.
  operations: 500,
  facts: 500,
  // An equation with a blank and four similar options. People report 80 in five minutes.
  eighty: 1_500,
  // Reading six terms and the options, and checking the rule even if it is obvious.
  sequences: 3_000,
  // About 23 words, which take a fast reader three seconds, and five options.
  probability: 4_000,
  // About 45 words in three events, and three taps.
  likelihood: 5_000,
  // A question about a ten-line book, and a number to type.
  'order-book': 2_000,
};

/** The shortest time in which a person can answer these items of a run. */
export function fastestMs(format: DrillFormat, items: Iterable<number>): number {
  let total = 0;
  for (const item of items) total += fastestAnswer[findBlock(format, item).block.family];
  return total;
}
