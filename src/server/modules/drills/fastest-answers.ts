import { type DrillFormat, type FamilyName, findBlock } from '#shared/drills/format.ts';

/**
 * In milliseconds for each answer, on average over a run: below what the quickest people need, so
 * that nobody is marked for being good.
 */
const fastestAnswer: Record<FamilyName, number> = {
  // 240 sums in two minutes. The best scores that people report are well below 200.
  operations: 500,
  facts: 500,
  // An equation with a blank, and four options that look alike. People report 80 in five minutes.
  eighty: 1_500,
  // Reading six terms and the options; who sees every rule at once still checks it.
  sequences: 3_000,
  // Some 23 words, which takes a quick reader three seconds, and five options.
  probability: 4_000,
  // Some 45 words in three events, and three taps.
  likelihood: 5_000,
  // A question about a book of ten lines, and typing a number.
  'order-book': 2_000,
};

/** The least time in which people can answer these items of a run. */
export function fastestMs(format: DrillFormat, items: Iterable<number>): number {
  let total = 0;
  for (const item of items) total += fastestAnswer[findBlock(format, item).block.family];
  return total;
}
