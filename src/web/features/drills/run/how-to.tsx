import type { DrillFormat } from '#shared/drills/format.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { answersOf, isSprint } from '../../../lib/drill-text.ts';

/** How this format is answered and scored, in plain words. */
export function HowTo({ format }: { format: DrillFormat }) {
  const isFree = format.order === 'free';
  const answers = format.blocks.map(answersOf);
  const canSkip = format.blocks.some(({ points }) => points.skipped !== null);
  return (
    <ul className="mt-4 list-disc space-y-1.5 ps-5 text-ink-muted text-sm">
      {answers.includes('typed') &&
        (isSprint(format) ? (
          <li>The right answer brings the next item by itself: just type.</li>
        ) : (
          <li>
            Type a number and press <KeyCap name="Enter" />.
          </li>
        ))}
      {answers.some((count) => typeof count === 'number') && (
        <li>Choose an option: tap it, or press its number.</li>
      )}
      {answers.includes('ranking') && (
        <li>Put the events in order, the likeliest first: tap them, or press their numbers.</li>
      )}
      {isFree ? (
        <li>
          Items can be done in any order and changed until the time is up: <KeyCap name="←" />{' '}
          <KeyCap name="→" /> or the grid.
        </li>
      ) : (
        canSkip && (
          <li>
            <KeyCap name="S" /> skips an item. There is no way back.
          </li>
        )
      )}
      <li>Answers arrive even if you lose the connection; only the clock does not wait.</li>
    </ul>
  );
}
