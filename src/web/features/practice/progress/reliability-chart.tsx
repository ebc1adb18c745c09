import { percent, type ReliabilityBin } from '#shared/domain/calibration.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { NumberTable } from './number-table.tsx';

const axis = ['0%', '50%', '100%'];

/** How often answers were right, by how sure the learner was. On the diagonal, the two agree. */
export function ReliabilityChart({ bins }: { bins: ReliabilityBin[] }) {
  const told = bins.map(({ stated, share }) => `${Math.round(stated)}%: ${percent(share)}`);
  return (
    <div className="space-y-3">
      <ChartFrame
        label={`Share of right answers by stated confidence. ${told.join(', ')}`}
        yLabels={axis.toReversed()}
        xLabels={axis}
        className="aspect-square max-w-80"
      >
        <Stroke d="M0 100L100 0" width={1} className="stroke-rule-strong" />
        {bins.map(({ stated, share, low, high }) => (
          <g key={stated}>
            <Stroke d={`M${stated} ${100 - 100 * low}V${100 - 100 * high}`} width={1.5} />
            <Stroke d={`M${stated} ${100 - 100 * share}h0`} width={8} />
          </g>
        ))}
      </ChartFrame>
      <p className="text-ink-muted text-xs">
        Across: how sure you were. Up: how often you were right. On the diagonal, the two agree. The
        bars show where the true share lies with 95% probability.
      </p>
      <NumberTable
        summary="In numbers"
        columns={['Stated', 'Right', 'Share', 'Likely range']}
        rows={bins.map(({ stated, rightAnswers, answers, share, low, high }) => [
          `${Math.round(stated)}%`,
          `${rightAnswers} of ${answers}`,
          percent(share),
          `${percent(low)} to ${percent(high)}`,
        ])}
      />
    </div>
  );
}
