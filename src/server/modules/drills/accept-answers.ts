import type { RunAnswer } from '#shared/contracts/drill-run.ts';
import { countItems, type DrillFormat } from '#shared/drills/format.ts';
import { isBatchLate, isLate, type RunClock } from './run-clock.ts';

export interface StoredAnswer {
  item: number;
  response: string;
  edit: number;
  milliseconds: number;
  receivedAt: Date;
  /** Shown, not scored. */
  isLate: boolean;
}

/**
 * Returns which of the answers sent are accepted. In forward order, the first answer to an item
 * counts; in free order, the highest edit. Late answers never replace others. Times are capped so
 * that all answers together take no longer than the run so far.
 */
export function acceptAnswers(
  run: RunClock,
  stored: readonly StoredAnswer[],
  sent: readonly RunAnswer[],
  receivedAt: Date,
): StoredAnswer[] {
  const { format, startsAt, endsAt } = run;
  const before = new Map(stored.map((answer) => [answer.item, answer]));
  const accepted = new Map<number, Omit<StoredAnswer, 'isLate'>>();
  const isOver = isLate(run, receivedAt);
  const isKept = format.order === 'forward' || isOver;
  for (const { index: item, ...answer } of sent) {
    const other = accepted.get(item) ?? before.get(item);
    const counts = !other || (!(isKept && before.has(item)) && comesAfter(format, answer, other));
    if (item < countItems(format) && counts) accepted.set(item, { item, ...answer, receivedAt });
  }

  const isTooLate =
    isOver ||
    isBatchLate(run, { items: accepted.size, receivedAt, lastReceipt: lastReceiptOf(stored) });
  let left = Math.min(receivedAt.getTime(), endsAt.getTime()) - startsAt.getTime();
  for (const { item, milliseconds } of stored) if (!accepted.has(item)) left -= milliseconds;
  return [...accepted.values()].map((answer) => {
    const milliseconds = Math.max(0, Math.min(answer.milliseconds, left));
    left -= milliseconds;
    return { ...answer, milliseconds, isLate: isTooLate };
  });
}

function lastReceiptOf(stored: readonly StoredAnswer[]): Date | null {
  return stored.reduce<Date | null>(
    (last, { receivedAt }) => (last && last > receivedAt ? last : receivedAt),
    null,
  );
}

function comesAfter(
  { order }: DrillFormat,
  answer: { edit: number },
  other: { edit: number },
): boolean {
  return order === 'free' && answer.edit > other.edit;
}
