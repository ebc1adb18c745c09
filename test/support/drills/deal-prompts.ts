import { dealRun } from '#server/modules/drills/dealing/deal.ts';
import type { Block } from '#shared/drills/format.ts';

/** The prompts of a run of 30. */
export function dealPrompts(
  content: Pick<Block<'probability' | 'likelihood' | 'order-book'>, 'family' | 'settings'>,
  seed: string,
): string[] {
  const points = { right: 1, wrong: -1, skipped: 0 };
  const blocks = [{ ...content, count: 30, points }];
  const deal = dealRun({ seconds: 1800, secondsPerItem: null, order: 'forward', blocks }, seed);
  return Array.from({ length: deal.length }, (_, index) => deal.at(index).prompt);
}
