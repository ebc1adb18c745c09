import type { AdminQuestionRow } from '#shared/contracts/admin-question.ts';
import { Badge } from '../../../components/ui/badge.tsx';

interface MeasureProps {
  measure: NonNullable<AdminQuestionRow['measure']>;
}

/** The rating, and how many were right at their first try. */
export function Measure({ measure }: MeasureProps) {
  const { rating, deviation, results, rightResults, isAgainstLabel } = measure;
  const share = Math.round((100 * rightResults) / results);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm tabular-nums">
      <span title="With its deviation: the lower, the surer">
        {rating} <span className="text-ink-muted">± {deviation}</span>
      </span>
      <span className="text-ink-muted text-xs">
        {share}% of {results.toLocaleString('en')}
        <span className="sr-only"> right at first try</span>
      </span>
      {isAgainstLabel && <Badge color="amber">Against its label</Badge>}
    </div>
  );
}
