import { type DrillFormat, isSprint } from '#shared/drills/format.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { answersOf } from '../../../lib/drill-text.ts';

/** How to answer in this format, in plain words. Null: number facts. */
export function HowTo({ format }: { format: DrillFormat | null }) {
  const isFree = format?.order === 'free';
  const answers = format ? format.blocks.map(answersOf) : ['typed'];
  const canSkip = !format || format.blocks.some(({ points }) => points.skipped !== null);
  return (
    <ul className="mt-2 list-disc space-y-1.5 ps-5 text-ink-muted text-sm">
      {answers.includes('typed') &&
        (format && isSprint(format) ? (
          <li>Just type: the right answer brings up the next item.</li>
        ) : (
          <li>
            Type a number and press <KeyCap name="Enter" />.
          </li>
        ))}
      {answers.some((count) => typeof count === 'number') && (
        <li>Choose an option: tap it or press its number.</li>
      )}
      {answers.includes('ranking') && (
        <li>Put the events in order, likeliest first: tap them or press their numbers.</li>
      )}
      {isFree ? (
        <li>
          Do items in any order, and change answers until time is up: use <KeyCap name="←" />{' '}
          <KeyCap name="→" /> or the grid.
        </li>
      ) : (
        canSkip && (
          <li>
            <KeyCap name="S" /> skips an item. You cannot go back.
          </li>
        )
      )}
      <li>Your answers are safe if you lose your connection, but the clock keeps running.</li>
    </ul>
  );
}
