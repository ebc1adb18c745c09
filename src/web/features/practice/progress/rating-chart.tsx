import type { RatingDays } from '#shared/contracts/practice-record.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';
import { NumberTable } from './number-table.tsx';
import { bandText, lastOfMonths, ratingLine } from './rating-line.ts';

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayText = (date: string) => shortDay.format(new Date(date));

/** The rating over time, with the band the true rating probably lies in. Needs at least one day. */
export function RatingChart({ days }: { days: RatingDays }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const { low, high, line, band, last: dot } = ratingLine(days);
  const isOneDay = first === last;
  const whole = `Rating ${last.rating} on ${dayText(last.date)}, probably ${bandText(last)}`;
  const label = isOneDay ? whole : `${whole}; it was ${first.rating} on ${dayText(first.date)}`;
  return (
    <div className="space-y-3">
      <ChartFrame
        label={label}
        yLabels={[String(high), String(low)]}
        xLabels={isOneDay ? [dayText(last.date)] : [dayText(first.date), dayText(last.date)]}
        className="h-52"
      >
        <path d={band} className="fill-current/15" />
        {isOneDay && <Stroke d={band} width={1} />}
        <Stroke d={line} width={2} />
        <Stroke d={dot} width={7} />
      </ChartFrame>
      <NumberTable
        summary="By month"
        columns={['Month', 'Rating at month end', 'Likely range']}
        rows={lastOfMonths(days).map((day) => [
          month.format(new Date(day.date)),
          String(day.rating),
          bandText(day),
        ])}
      />
    </div>
  );
}
