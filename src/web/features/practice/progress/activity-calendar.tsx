import type { Progress } from '#shared/contracts/progress.ts';
import { CalendarGrid, Mark } from './calendar-grid.tsx';
import { calendarMonths } from './calendar-weeks.ts';
import { NumberTable } from './number-table.tsx';

type Calendar = Pick<Progress, 'calendar' | 'today' | 'timeZone'>;

/** A picture, with a table of the same data below for screen readers. */
export function ActivityCalendar({ calendar, today, timeZone }: Calendar) {
  const days = calendar.length === 1 ? '1 day' : `${calendar.length} days`;
  return (
    <>
      <p className="mb-4 text-ink-muted text-sm">
        Active on {days} in the last year. Every question you attempt or solve counts, and every
        drill you finish. Days end at midnight in {timeZone.replaceAll('_', ' ')}.
      </p>
      <CalendarGrid
        label={`Activity: ${days} in the last year`}
        today={today}
        calendar={calendar}
      />
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <ActivityByMonth calendar={calendar} />
        <Legend />
      </div>
    </>
  );
}

function Legend() {
  return (
    <p className="flex items-center gap-2 text-ink-muted text-xs">
      Less
      <svg width="92" height="16" aria-hidden="true">
        {[0, 1, 2, 4, 7].map((count, index) => (
          <Mark key={count} count={count} x={index * 19} y={0} />
        ))}
      </svg>
      More
    </p>
  );
}

function ActivityByMonth({ calendar }: Pick<Progress, 'calendar'>) {
  const months = calendarMonths(calendar);
  if (months.length === 0) return <span />;
  return (
    <NumberTable
      summary="By month"
      columns={['Month', 'Active days', 'Questions and drills']}
      rows={months.map(({ name, activeDays, count }) => [name, String(activeDays), String(count)])}
    />
  );
}
