import type { SharedInterview } from '#shared/contracts/interview.ts';
import { percent } from '#shared/domain/calibration.ts';
import { clockText } from '../../../lib/interview-text.ts';

type SummaryProps = Pick<
  SharedInterview,
  'right' | 'answered' | 'asked' | 'seconds' | 'minutes' | 'calibration'
>;

/** The interview in a few numbers. */
export function Summary({ summary }: { summary: SummaryProps }) {
  const { right, answered, asked, seconds, minutes, calibration } = summary;
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-6">
        <Part name="Right" value={`${right} of ${asked}`} note={`${answered} answered`} />
        <Part name="Time" value={clockText(seconds)} note={`of ${minutes} minutes`} />
        {calibration && (
          <Part
            name="Confidence"
            value={percent(calibration.mean / 100)}
            note={`and right ${percent(calibration.right / 100)} of the time`}
          />
        )}
      </dl>
      {calibration && (
        <p className="mt-3 max-w-xl text-ink-muted text-sm">
          The Brier score of {calibration.stated === 1 ? 'the answer' : 'the answers'} with a
          confidence is {calibration.brier.toFixed(2)}: 0 is perfect, always saying 50% gives 0.25.
        </p>
      )}
    </>
  );
}

function Part({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div>
      <dt className="font-medium text-sm">{name}</dt>
      <dd className="mt-1">
        <span className="font-display text-3xl tabular-nums">{value}</span>{' '}
        <span className="text-ink-muted text-sm">{note}</span>
      </dd>
    </div>
  );
}
