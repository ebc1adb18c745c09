import type { RunResult } from '#shared/contracts/drill-run.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { useBestBefore } from './use-best-before.ts';

/** The score and what to compare it with. */
export function ScoreFigures({ result }: { result: RunResult }) {
  const { points, right, wrong, skipped, passLine, mark } = result;
  const before = useBestBefore(result);
  const tried = right + wrong;
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-4">
      <Figure name="Score" value={pointsText(points)}>
        {passLine !== null &&
          (points >= passLine
            ? `reaches the pass line of ${pointsText(passLine)}`
            : `the pass line is ${pointsText(passLine)}`)}
      </Figure>
      <Figure name="Right" value={String(right)}>
        {tried > 0 && `${Math.round((100 * right) / tried)}% of what you answered`}
      </Figure>
      <Figure name="Wrong" value={String(wrong)}>
        {skipped > 0 && `and ${skipped} skipped`}
      </Figure>
      {mark === null && (
        <Figure name="Your best" value={pointsText(Math.max(points, before ?? points))}>
          {before === null
            ? 'your first run'
            : points > before
              ? 'a new personal best'
              : 'from an earlier run'}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  children: React.ReactNode;
}

function Figure({ name, value, children }: FigureProps) {
  return (
    <div className="border-ink border-t pt-3">
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="mt-1">
        <span className="block font-display text-display tabular-nums">{value}</span>
        <span className="block text-balance text-ink-muted text-sm">{children}</span>
      </dd>
    </div>
  );
}
