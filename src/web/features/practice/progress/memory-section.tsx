import { Link } from 'react-router';
import type { PracticeRecord } from '#shared/contracts/practice-record.ts';
import { percent, wilsonInterval } from '#shared/domain/calibration.ts';
import { EmptyBar, IntervalBar, ScaleNames } from '../../../components/statistics/interval-bar.tsx';

/** Reviews are scheduled so that 9 in 10 are remembered. */
const scale = { from: 0, to: 1, marks: [{ at: 0.9, name: 'Aim' }] };

/** How much was remembered when it came back, and what was not, again and again. */
export function MemorySection({ reviews, leeches }: Pick<PracticeRecord, 'reviews' | 'leeches'>) {
  const { right, total } = reviews;
  return (
    <div className="space-y-4">
      {total === 0 ? (
        <>
          <p className="text-ink-muted">
            Questions come back before you would forget them. After your first reviews, you will see
            how many you remembered; 90% is the aim.
          </p>
          <div>
            <EmptyBar scale={scale} />
            <ScaleNames scale={scale} />
          </div>
        </>
      ) : (
        <Remembered right={right} total={total} />
      )}
      {leeches > 0 && (
        <p className="text-sm">
          {leeches === 1 ? '1 question does' : `${leeches} questions do`} not stick.{' '}
          <Link to="/practice/review#leeches" className="text-link">
            What to do about it
          </Link>
        </p>
      )}
    </div>
  );
}

function Remembered({ right, total }: PracticeRecord['reviews']) {
  const share = right / total;
  const { low, high } = wilsonInterval(right, total);
  return (
    <>
      <p>
        <span className="font-display text-3xl tabular-nums">{percent(share)}</span>{' '}
        <span className="text-ink-muted text-sm">
          remembered: {right} of {total} {total === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <div>
        <IntervalBar
          label={`${percent(share)}, probably ${percent(low)} to ${percent(high)}; the aim is 90%`}
          {...{ low, high, scale }}
          value={share}
        />
        <ScaleNames scale={scale} />
      </div>
    </>
  );
}
