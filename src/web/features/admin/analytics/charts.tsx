import { Fragment } from 'react';
import type { DailyActivity, DailyVisits } from '#shared/contracts/analytics.ts';
import { ChartFrame, Stroke } from '../../../components/statistics/chart-frame.tsx';

export function VisitsChart({ data }: { data: DailyVisits[] }) {
  const counts = data.map(({ totalVisits }) => totalVisits);
  return (
    <DaysChart label="Visits per day" data={data} lines={[{ name: 'Visits', counts }]} isFilled />
  );
}

const activities = [
  { key: 'registrations', name: 'Registrations' },
  { key: 'solvedQuestions', name: 'Solved questions', dashes: '6 5', className: 'stroke-easy' },
  { key: 'subscriptions', name: 'Subscriptions', dashes: '1 5', className: 'stroke-medium' },
] as const;

export function ActivityChart({ data }: { data: DailyActivity[] }) {
  const lines = activities.map(({ key, ...look }) => ({
    ...look,
    counts: data.map((day) => day[key]),
  }));
  return (
    <>
      <DaysChart
        label="Registrations, solved questions and subscriptions per day"
        data={data}
        lines={lines}
      />
      <ul className="mb-4 flex flex-wrap justify-center gap-x-5 text-ink-muted text-xs">
        {lines.map(({ name, counts, ...look }) => (
          <li key={name} className="flex items-center gap-2">
            <svg aria-hidden="true" width="26" height="4" className="text-accent">
              <Stroke d="M2 2h22" width={2} {...look} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

/** On so few days each has a dot: a line alone is nothing for one day, and hides the days of a few. */
const mostDots = 14;

interface DaysChartProps {
  label: string;
  data: readonly { date: string }[];
  lines: readonly { name: string; counts: number[]; dashes?: string; className?: string }[];
  /** Fills the area down to the axis. */
  isFilled?: boolean;
}

/** An image to screen readers, which read the same numbers in the table below it. */
function DaysChart({ label, data, lines, isFilled = false }: DaysChartProps) {
  // Even, so that half of it is a whole number, too.
  const top = 2 * Math.ceil(Math.max(1, ...lines.flatMap(({ counts }) => counts)) / 2);
  const days = data.map(({ date }) => shortDay.format(new Date(date)));
  const x = (index: number) => ((100 * (index + 0.5)) / days.length).toFixed(2);
  const y = (count: number) => (100 * (1 - count / top)).toFixed(2);
  const path = (counts: number[]) =>
    `M${counts.map((count, index) => `${x(index)} ${y(count)}`).join('L')}`;
  return (
    <ChartFrame
      label={label}
      yLabels={[top, top / 2, 0].map(countText)}
      columns={days.length}
      xLabels={[...new Set([days[0] ?? '', days.at(-1) ?? ''])]}
      tips={days.map(
        (day, index) =>
          `${day}: ${lines.map(({ name, counts }) => `${name} ${countText(counts[index] ?? 0)}`).join(', ')}`,
      )}
      className="mt-6 mb-4 h-60"
    >
      <Stroke d="M0 0h100M0 50h100" width={1} className="stroke-rule" />
      {lines.map(({ name, counts, ...look }) => (
        <g key={name}>
          {isFilled && <path d={`${path(counts)}V100H${x(0)}Z`} className="fill-current/10" />}
          {days.length <= mostDots && (
            <Stroke
              d={counts.map((count, index) => `M${x(index)} ${y(count)}h0`).join('')}
              width={7}
              className={look.className}
            />
          )}
          <Stroke d={`${path(counts)}h0`} width={2} {...look} />
        </g>
      ))}
    </ChartFrame>
  );
}

const maxBars = 8;

interface CountsChartProps {
  label: string;
  /** Sorted by count, the largest first. */
  data: readonly { name: string; count: number }[];
}

export function CountsChart({ label, data }: CountsChartProps) {
  const most = data[0]?.count ?? 0;
  return (
    <div
      role="img"
      aria-label={label}
      className="mb-4 grid grid-cols-[fit-content(40%)_1fr_auto] items-center gap-x-3 gap-y-2 text-ink-muted text-xs tabular-nums"
    >
      {data.slice(0, maxBars).map(({ name, count }) => (
        <Fragment key={name}>
          <span className="truncate text-right">{name}</span>
          <svg aria-hidden="true" width="100%" height="16" className="block text-accent">
            <rect width={`${(100 * count) / most}%`} height="16" className="fill-current" />
          </svg>
          <span className="text-right">{countText(count)}</span>
        </Fragment>
      ))}
    </div>
  );
}

function countText(count: number): string {
  return count.toLocaleString('en-US');
}

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
