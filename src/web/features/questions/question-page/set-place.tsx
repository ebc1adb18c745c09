import { wholeNumber } from '#shared/domain/whole-number.ts';
import type { OpenSet } from './use-question-set.ts';

/** “3 of 5 · Probability, Hard”. */
export function SetPlace({ set: { name, neighbors } }: { set: OpenSet }) {
  const { position = null, total = 0 } = neighbors ?? {};
  const place = position === null ? '' : `${wholeNumber(position)} of ${wholeNumber(total)}`;
  const text = [place, name].filter(Boolean).join(' · ');
  return (
    text && <p className="text-ink-muted text-sm tabular-nums [overflow-wrap:anywhere]">{text}</p>
  );
}
