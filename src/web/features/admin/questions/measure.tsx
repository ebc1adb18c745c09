import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { Badge } from '../../../components/ui/badge.tsx';

interface MeasureProps {
  measure: NonNullable<AdminQuestionRow['measure']>;
}

/** The rating, and how many people were right on their first try. */
export function Measure({ measure }: MeasureProps) {
  const { rating, deviation, results, rightResults, isAgainstLabel } = measure;
  const share = Math.round((100 * rightResults) / results);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
      <span title="Rating ± deviation: the lower the deviation, the more certain">
        {rating} <span className="text-ink-muted">± {deviation}</span>
      </span>
      <span className="text-ink-muted text-xs">
        {share}% of {results.toLocaleString('en')}
        <span className="sr-only"> right on first try</span>
      </span>
      {isAgainstLabel && <Badge color="amber">Label mismatch</Badge>}
    </div>
  );
}
