import type { RunAnswer } from '#shared/contracts/drill-run.ts';
import { countItems, type DrillFormat } from '#shared/drills/format.ts';
import { isLate } from './run-clock.ts';

interface RunClock {
  format: DrillFormat;
  startsAt: Date;
  endsAt: Date;
}

export interface StoredAnswer {
  item: number;
  response: string;
  edit: number;
  milliseconds: number;
  receivedAt: Date;
}

/**
 * What sent answers add to the stored ones: in forward order the first to an item counts, in free
 * order the highest edit, and what comes too late replaces nothing. Together they cannot have taken
 * longer than the run so far.
 */
export function acceptAnswers(
  { format, startsAt, endsAt }: RunClock,
  stored: readonly StoredAnswer[],
  sent: readonly RunAnswer[],
  receivedAt: Date,
): StoredAnswer[] {
  const before = new Map(stored.map((answer) => [answer.item, answer]));
  const accepted = new Map<number, StoredAnswer>();
  const isKept = format.order === 'forward' || isLate({ endsAt }, receivedAt);
  for (const { index: item, ...answer } of sent) {
    const other = accepted.get(item) ?? before.get(item);
    const counts = !other || (!(isKept && before.has(item)) && comesAfter(format, answer, other));
    if (item < countItems(format) && counts) accepted.set(item, { item, ...answer, receivedAt });
  }

  let left = Math.min(receivedAt.getTime(), endsAt.getTime()) - startsAt.getTime();
  for (const { item, milliseconds } of stored) if (!accepted.has(item)) left -= milliseconds;
  return [...accepted.values()].map((answer) => {
    const milliseconds = Math.max(0, Math.min(answer.milliseconds, left));
    left -= milliseconds;
    return { ...answer, milliseconds };
  });
}

function comesAfter(
  { order }: DrillFormat,
  answer: { edit: number },
  other: { edit: number },
): boolean {
  return order === 'free' && answer.edit > other.edit;
}
