import type { RatingHistory } from '#shared/contracts/practice-record.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { NumberTable } from './number-table.tsx';
import { bandText, lastOfMonths, ratingLine } from './rating-line.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const dayOf = ({ at }: RatingHistory[number]) => dayFormat.format(new Date(at));

/** More dots would run into each other. */
const mostDots = 60;

/** The rating after each answer, with the band the true rating probably lies in. */
export function RatingChart({ points }: { points: RatingHistory }) {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return <NoRatingYet />;
  const { low, high, line, band, dots, last: dot } = ratingLine(points);
  const whole = `Rating ${last.rating} on ${dayOf(last)}, probably ${bandText(last)}`;
  const label = points.length === 1 ? whole : `${whole}; it was ${first.rating} on ${dayOf(first)}`;
  const days = [...new Set([dayOf(first), dayOf(last)])];
  return (
    <div className="space-y-3">
      <ChartFrame
        label={label}
        yLabels={[high, (high + low) / 2, low].map(String)}
        xLabels={days}
        className="h-52"
      >
        <path d={band} className="fill-current/15" />
        {points.length === 1 && <Stroke d={band} width={1} />}
        <Stroke d={line} width={2} />
        {points.length <= mostDots && <Stroke d={dots} width={5} />}
        <Stroke d={dot} width={8} />
      </ChartFrame>
      <p className="text-ink-muted text-xs">
        {points.length === 1
          ? 'Your first rated answer. The line is where your true rating probably lies.'
          : `Your last ${points.length} rated answers, one after the other. Your true rating probably lies in the band.`}
      </p>
      <NumberTable
        summary="By month"
        columns={['Month', 'Rating at month end', 'Likely range']}
        rows={lastOfMonths(points).map((point) => [
          month.format(new Date(point.at)),
          String(point.rating),
          bandText(point),
        ])}
      />
    </div>
  );
}

/** As large as the chart that will be there. */
export function NoRatingYet() {
  return (
    <p className="flex h-52 items-center justify-center border-rule-strong border-s border-b border-dashed px-6 text-center text-ink-muted text-sm">
      Each rated answer will be a point here.
    </p>
  );
}
