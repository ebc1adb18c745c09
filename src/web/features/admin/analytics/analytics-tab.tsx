import { Link } from 'react-router';
import type { DailyActivity } from '#shared/contracts/analytics.ts';
import { closestPeriod, usualPeriod } from '#shared/domain/admin-metrics.ts';
import { entryName } from '#shared/domain/analytics.ts';
import { dayCount, dayOf } from '#shared/domain/days.ts';
import { NumberTable } from '../../../components/statistics/number-table.tsx';
import { Day } from '../../../components/ui/day.tsx';
import { ActivityChart, CountsChart, VisitsChart } from './charts.tsx';
import { useDateRange } from './date-range.ts';
import { RangePicker } from './range-picker.tsx';
import { StatisticsCard } from './statistics-card.tsx';

/** Visits and activity, as charts and as tables of the same numbers. */
export default function AnalyticsTab() {
  const dates = useDateRange();
  const { range } = dates;
  const today = dayOf(new Date());
  const period = closestPeriod(dayCount(range));
  return (
    <div className="mt-6 space-y-6">
      <RangePicker dates={dates} />
      <p className="text-ink-muted text-sm">
        From <Day date={range.start} /> to <Day date={range.end} />; days are in UTC
        {range.end >= today && ', and today counts so far'}. Bots and admin pages are not counted.
        The{' '}
        <Link
          to={{
            pathname: '/admin/overview',
            search: period === usualPeriod ? '' : `?days=${period}`,
          }}
          className="underline"
        >
          Overview
        </Link>{' '}
        compares the last {period} full days, up to yesterday, with those before.
      </p>
      <StatisticsCard
        name="GET /api/analytics/daily-visits"
        title="Daily visits"
        range={range}
        willShow="The visits of each day will be drawn here and listed in a table."
        isEmpty={(days) => days.every(({ totalVisits }) => totalVisits === 0)}
      >
        {(days) => (
          <>
            <p className="mb-4 font-serif text-3xl tabular-nums">
              {days.reduce((sum, day) => sum + day.totalVisits, 0).toLocaleString('en-US')}
              <span className="ml-2 font-sans text-base text-ink-muted">visits</span>
            </p>
            <VisitsChart data={days} />
            <NumberTable
              label="Daily visits"
              columns={['Date', 'Visits']}
              rows={days
                .map(({ date, totalVisits }) => ({ name: date, numbers: [totalVisits] }))
                .reverse()}
            />
          </>
        )}
      </StatisticsCard>
      <div className="grid gap-6 lg:grid-cols-2">
        <StatisticsCard
          name="GET /api/analytics/unique-visitors"
          title="Unique visitors"
          note="The sum of each day’s visitors. Visitors are not tracked across days, so someone who visits on two days counts twice."
          range={range}
        >
          {({ count }) => (
            <p className="font-serif text-3xl tabular-nums">{count.toLocaleString('en-US')}</p>
          )}
        </StatisticsCard>
        <StatisticsCard
          name="GET /api/analytics/device-breakdown"
          title="Device breakdown"
          range={range}
          willShow="The visits on desktop, mobile and tablet will be shown here."
          isEmpty={hasNoRows}
        >
          {(devices) => (
            <Counts
              label="Device breakdown"
              chartLabel="Visits by device"
              column="Device"
              counts={devices.map(({ device, count }) => ({ name: entryName(device), count }))}
              hasShares
            />
          )}
        </StatisticsCard>
        <StatisticsCard
          name="GET /api/analytics/top-pages"
          title="Top pages"
          range={range}
          willShow="The pages with the most visits will be listed here."
          isEmpty={hasNoRows}
        >
          {(pages) => (
            <Counts
              label="Top pages"
              chartLabel="Visits by page"
              column="Page"
              counts={pages.map(({ path, count }) => ({ name: entryName(path), count }))}
            />
          )}
        </StatisticsCard>
        <StatisticsCard
          name="GET /api/analytics/referrers"
          title="Referrers"
          range={range}
          willShow="The sites that visitors come from will be listed here."
          isEmpty={hasNoRows}
        >
          {(referrers) => (
            <Counts
              label="Referrers"
              chartLabel="Visits by referrer"
              column="Referrer"
              counts={referrers.map(({ referrer, count }) => ({
                name: entryName(referrer),
                count,
              }))}
            />
          )}
        </StatisticsCard>
      </div>
      <StatisticsCard
        name="GET /api/analytics/activity"
        title="Activity"
        note="Registrations, questions marked as solved, new subscriptions and answers per day. A first try is a user’s first answer to a question."
        range={range}
        willShow="What users do each day will be drawn here and listed in a table."
        isEmpty={(days) => days.every(hasNoActivity)}
      >
        {(days) => (
          <>
            <ActivityChart data={days} />
            <NumberTable
              label="Activity"
              columns={['Date', ...activityColumns.map(([, column]) => column)]}
              rows={days
                .map((day) => ({
                  name: day.date,
                  numbers: activityColumns.map(([key]) => day[key]),
                }))
                .reverse()}
            />
          </>
        )}
      </StatisticsCard>
    </div>
  );
}

interface CountsProps {
  label: string;
  chartLabel: string;
  column: string;
  counts: { name: string; count: number }[];
  hasShares?: boolean;
}

function Counts({ label, chartLabel, column, counts, hasShares = false }: CountsProps) {
  return (
    <>
      <CountsChart label={chartLabel} data={counts} />
      <NumberTable
        label={label}
        columns={[column, 'Visits']}
        rows={counts.map(({ name, count }) => ({ name, numbers: [count] }))}
        hasShares={hasShares}
      />
    </>
  );
}

function hasNoRows(rows: unknown[]): boolean {
  return rows.length === 0;
}

const activityColumns = [
  ['registrations', 'Registrations'],
  ['solvedQuestions', 'Solved'],
  ['subscriptions', 'Subscriptions'],
  ['answers', 'Answers'],
  ['firstTries', 'First tries'],
  ['rightFirstTries', 'Right on first try'],
] as const;

function hasNoActivity(day: DailyActivity): boolean {
  return activityColumns.every(([key]) => day[key] === 0);
}
