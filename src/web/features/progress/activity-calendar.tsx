import type { Progress } from '#shared/contracts/progress.ts';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { CalendarGrid, Mark } from './calendar-grid.tsx';
import { calendarMonths } from './calendar-weeks.ts';

type Calendar = Pick<Progress, 'calendar' | 'today' | 'timeZone'>;

/** A picture, with a table of the same data below for screen readers. */
export function ActivityCalendar({ calendar, today, timeZone }: Calendar) {
  const days = calendar.length === 1 ? '1 day' : `${calendar.length} days`;
  return (
    <>
      <p className="mb-4 text-ink-muted text-sm">
        Active on {days} in the last year. Every question you attempt or solve counts. Days end at
        midnight in {timeZone.replaceAll('_', ' ')}.
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
    <details className="group">
      <summary className="inline-flex items-center gap-1 rounded-sm text-sm hover:text-accent">
        By month
        <ChevronDownIcon className="text-ink-muted transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-3 text-sm tabular-nums">
        <thead className="text-ink-muted">
          <tr className="border-rule border-b">
            <th scope="col" className="py-1.5 pr-8 text-left font-medium">
              Month
            </th>
            <th scope="col" className="py-1.5 pr-8 text-right font-medium">
              Active days
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              Attempted or solved
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, activeDays, count }) => (
            <tr key={name} className="border-rule border-b last:border-b-0">
              <th scope="row" className="py-1.5 pr-8 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 pr-8 text-right">{activeDays}</td>
              <td className="py-1.5 text-right">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
