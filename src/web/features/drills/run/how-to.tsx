import type { DrillFormat } from '#shared/drills/format.ts';
import { KeyCap } from '../../../components/key-cap.tsx';
import { isSprint } from '../../../lib/drill-text.ts';

/** How this format is answered and scored, in plain words. */
export function HowTo({ format }: { format: DrillFormat }) {
  const isFree = format.order === 'free';
  const canSkip = format.blocks.some(({ points }) => points.skipped !== null);
  return (
    <ul className="mt-4 list-disc space-y-1.5 ps-5 text-ink-muted text-sm">
      {isSprint(format) ? (
        <li>The right answer brings the next item by itself: just type.</li>
      ) : (
        <li>
          Type a number and press <KeyCap name="Enter" />, or choose an option by its number.
        </li>
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
