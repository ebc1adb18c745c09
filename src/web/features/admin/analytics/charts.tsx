import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DailyActivity, DailyVisits } from '#shared/contracts/analytics.ts';

const text = { fill: 'var(--ink-muted)', fontSize: 12 };
const tooltip = {
  contentStyle: {
    background: 'var(--raised)',
    border: '1px solid var(--rule-strong)',
    borderRadius: 'var(--radius-md)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--sunken)', stroke: 'var(--rule-strong)' },
};
const grid = <CartesianGrid stroke="var(--rule)" vertical={false} />;
const days = (
  <XAxis
    dataKey="date"
    tickFormatter={shortDay}
    tick={text}
    stroke="var(--rule-strong)"
    minTickGap={28}
  />
);
const counts = <YAxis allowDecimals={false} tick={text} stroke="var(--rule-strong)" width={44} />;
const staticLine = { isAnimationActive: false, dot: false } as const;

export function VisitsChart({ data }: { data: DailyVisits[] }) {
  return (
    <ChartFrame label="Visits per day">
      <AreaChart data={data} accessibilityLayer={false}>
        {grid}
        {days}
        {counts}
        <Tooltip {...tooltip} />
        <Area
          {...staticLine}
          dataKey="totalVisits"
          name="Visits"
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent-soft)"
        />
      </AreaChart>
    </ChartFrame>
  );
}

const activities = [
  { key: 'registrations', name: 'Registrations', color: 'var(--accent)', dash: '0' },
  { key: 'solvedQuestions', name: 'Solved questions', color: 'var(--easy)', dash: '6 3' },
  { key: 'subscriptions', name: 'Subscriptions', color: 'var(--medium)', dash: '2 3' },
] as const;

export function ActivityChart({ data }: { data: DailyActivity[] }) {
  return (
    <ChartFrame label="Registrations, solved questions and subscriptions per day">
      <LineChart data={data} accessibilityLayer={false}>
        {grid}
        {days}
        {counts}
        <Tooltip {...tooltip} />
        <Legend wrapperStyle={{ fontSize: 13 }} />
        {activities.map(({ key, name, color, dash }) => (
          <Line
            {...staticLine}
            key={key}
            dataKey={key}
            name={name}
            stroke={color}
            strokeDasharray={dash}
            strokeWidth={2}
          />
        ))}
      </LineChart>
    </ChartFrame>
  );
}

const maxBars = 8;
const maxNameLength = 18;

interface CountsChartProps {
  label: string;
  /** Sorted by count, the largest first. */
  data: readonly { name: string; count: number }[];
}

export function CountsChart({ label, data }: CountsChartProps) {
  const bars = data.slice(0, maxBars);
  return (
    <ChartFrame label={label} height={48 + 32 * bars.length}>
      <BarChart data={bars} layout="vertical" accessibilityLayer={false}>
        <XAxis type="number" allowDecimals={false} tick={text} stroke="var(--rule-strong)" />
        <YAxis
          type="category"
          dataKey="name"
          tickFormatter={shortName}
          tick={text}
          stroke="var(--rule-strong)"
          width="auto"
        />
        <Tooltip {...tooltip} />
        <Bar
          dataKey="count"
          name="Visits"
          fill="var(--accent)"
          barSize={16}
          isAnimationActive={false}
        />
      </BarChart>
    </ChartFrame>
  );
}

interface ChartFrameProps {
  label: string;
  height?: number;
  children: React.ReactElement;
}

/** An image to screen readers, which read the same numbers in the table below it. */
function ChartFrame({ label, height = 240, children }: ChartFrameProps) {
  return (
    <div role="img" aria-label={label} className="mb-4">
      <ResponsiveContainer width="100%" height={height}>
        {children}
      </ResponsiveContainer>
    </div>
  );
}

function shortName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength - 1)}…` : name;
}

function shortDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
