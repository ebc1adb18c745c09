import type { Progress } from '#shared/contracts/progress.ts';
import { type CalendarDay, calendarWeeks, levelOf, weekdayOf } from './calendar-weeks.ts';

const pitch = 19;
const headerHeight = 20;
/** Room for the name of a month that begins in the last week. */
const labelOverhang = 10;
// Created once: there are 365 days to format.
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const weekdays = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];

interface CalendarGridProps extends Pick<Progress, 'today' | 'calendar'> {
  label: string;
}

/** A column per week. Narrow screens start scrolled to today. */
export function CalendarGrid({ label, today, calendar }: CalendarGridProps) {
  const weeks = calendarWeeks(today, calendar);
  const height = headerHeight + 7 * pitch;
  return (
    <div className="flex">
      <svg
        width="34"
        height={height}
        className="shrink-0 fill-ink-muted text-xs"
        aria-hidden="true"
      >
        {weekdays.map((name, weekday) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same seven
          <text key={weekday} x="0" y={headerHeight + weekday * pitch + 12.5}>
            {name}
          </text>
        ))}
      </svg>
      <section
        ref={scrollToEnd}
        onScroll={(event) => hideCutLabels(event.currentTarget)}
        aria-label="Calendar of the last year"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard scrolling
        tabIndex={0}
        className="min-w-0 overflow-x-auto pb-1"
      >
        <svg
          width={weeks.length * pitch + labelOverhang}
          height={height}
          role="img"
          aria-label={label}
        >
          {weeks.map((week, column) => (
            <Week key={week[0]?.date} week={week} x={column * pitch} today={today} />
          ))}
        </svg>
      </section>
    </div>
  );
}

function scrollToEnd(scroller: HTMLElement | null): void {
  if (!scroller) return;
  scroller.scrollTo({ left: scroller.scrollWidth });
  hideCutLabels(scroller);
}

/** Better no label than half of one at the left edge. */
function hideCutLabels(scroller: HTMLElement): void {
  for (const label of scroller.querySelectorAll('text')) {
    const isCut = Number(label.getAttribute('x')) < scroller.scrollLeft;
    label.style.visibility = isCut ? 'hidden' : '';
  }
}

function Week({ week, x, today }: { week: CalendarDay[]; x: number; today: string }) {
  const firstOfMonth = week.find(({ date }) => date.endsWith('-01'));
  return (
    <g>
      {firstOfMonth && (
        <text x={x} y="12" className="fill-ink-muted text-xs">
          {shortMonth.format(new Date(firstOfMonth.date))}
        </text>
      )}
      {week.map(({ date, count }) => (
        <g key={date}>
          <title>{describeDay(date, count)}</title>
          <Mark
            count={count}
            x={x}
            y={headerHeight + weekdayOf(date) * pitch}
            isToday={date === today}
          />
        </g>
      ))}
    </g>
  );
}

interface MarkProps {
  count: number;
  x: number;
  y: number;
  isToday?: boolean;
}

const cell = 16;
/** Size by level: it varies along with color, so that color is never the only cue. */
const sizes = [4, 7, 10, 13, 16];
const fills = [
  'fill-rule-strong',
  'fill-accent/55',
  'fill-accent/70',
  'fill-accent/85',
  'fill-accent',
];

export function Mark({ count, x, y, isToday = false }: MarkProps) {
  const level = levelOf(count);
  const size = sizes[level] ?? cell;
  const inset = (cell - size) / 2;
  return (
    <>
      {/* Makes the whole cell hoverable. */}
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={cell - 1}
        height={cell - 1}
        rx="3"
        className={isToday ? 'fill-transparent stroke-ink' : 'fill-transparent'}
      />
      <rect
        x={x + inset}
        y={y + inset}
        width={size}
        height={size}
        rx={level === 0 ? 2 : 3}
        className={`pointer-events-none ${fills[level]}`}
      />
    </>
  );
}

function describeDay(date: string, count: number): string {
  const one = count === 1 ? 'question or drill' : 'questions and drills';
  const activity = count === 0 ? 'nothing' : `${count} ${one}`;
  return `${longDay.format(new Date(date))}: ${activity}`;
}
