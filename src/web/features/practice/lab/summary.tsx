import type { Commitment } from './commitment.ts';
import type { Results } from './experiment.ts';
import { bandText, countText, meanText, numberText } from './numbers.ts';

interface SummaryProps {
  results: Results;
  commitment: Commitment | null;
  trueValue: number | null;
}

export function Summary({ results, commitment, trueValue }: SummaryProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4">
      <Entry name="Trials">{countText(results.trials)}</Entry>
      <Entry name="Mean">{meanText(results)}</Entry>
      <Entry name="95% band">{bandText(results) ?? 'not yet known'}</Entry>
      {commitment && (
        <Entry name={commitment.isAnswer ? 'Your answer' : 'You expected'}>{commitment.text}</Entry>
      )}
      {trueValue !== null && <Entry name="True value">{numberText(trueValue)}</Entry>}
    </dl>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-xs">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
