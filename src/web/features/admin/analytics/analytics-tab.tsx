import { lazy, Suspense } from 'react';
import type { DailyActivity } from '#shared/contracts/analytics.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { NumberTable } from './number-table.tsx';
import { RangePicker } from './range-picker.tsx';
import { Report } from './report.tsx';
import { useReportRange } from './report-range.ts';

const loadCharts = () => import('./charts.tsx');
const VisitsChart = lazy(() => loadCharts().then((all) => ({ default: all.VisitsChart })));
const ActivityChart = lazy(() => loadCharts().then((all) => ({ default: all.ActivityChart })));
const CountsChart = lazy(() => loadCharts().then((all) => ({ default: all.CountsChart })));

/** Who looked at what, as pictures and as tables of the same numbers. */
export default function AnalyticsTab() {
  const chosen = useReportRange();
  const { range } = chosen;
  return (
    <div className="mt-6 space-y-6">
      <RangePicker chosen={chosen} />
      <p className="text-ink-muted text-sm">
        From {range.start} to {range.end}; days are in UTC. Bots and the admin pages are not
        counted.
      </p>
      <Report
        name="GET /api/analytics/daily-visits"
        title="Daily visits"
        range={range}
        isEmpty={(days) => days.every(({ totalVisits }) => totalVisits === 0)}
      >
        {(days) => (
          <>
            <p className="mb-4 font-serif text-3xl tabular-nums">
              {days.reduce((sum, day) => sum + day.totalVisits, 0).toLocaleString('en-GB')}
              <span className="ml-2 font-sans text-base text-ink-muted">visits</span>
            </p>
            <Picture>
              <VisitsChart data={days} />
            </Picture>
            <NumberTable
              label="Daily visits"
              columns={['Date', 'Visits']}
              rows={days
                .map(({ date, totalVisits }) => ({ name: date, numbers: [totalVisits] }))
                .reverse()}
            />
          </>
        )}
      </Report>
      <div className="grid gap-6 lg:grid-cols-2">
        <Report
          name="GET /api/analytics/unique-visitors"
          title="Unique visitors"
          note="The sum of each day’s visitors. Nobody is recognized on another day, so who comes on two days counts twice."
          range={range}
        >
          {({ count }) => (
            <p className="font-serif text-3xl tabular-nums">{count.toLocaleString('en-GB')}</p>
          )}
        </Report>
        <Report
          name="GET /api/analytics/device-breakdown"
          title="Device breakdown"
          range={range}
          isEmpty={hasNoRows}
        >
          {(devices) => (
            <Counts
              label="Device breakdown"
              picture="Visits by device"
              column="Device"
              counts={devices.map(({ device, count }) => ({ name: device, count }))}
              hasShares
            />
          )}
        </Report>
        <Report
          name="GET /api/analytics/top-pages"
          title="Top pages"
          range={range}
          isEmpty={hasNoRows}
        >
          {(pages) => (
            <Counts
              label="Top pages"
              picture="Visits by page"
              column="Page"
              counts={pages.map(({ path, count }) => ({ name: path, count }))}
            />
          )}
        </Report>
        <Report
          name="GET /api/analytics/referrers"
          title="Referrers"
          range={range}
          isEmpty={hasNoRows}
        >
          {(referrers) => (
            <Counts
              label="Referrers"
              picture="Visits by referrer"
              column="Referrer"
              counts={referrers.map(({ referrer, count }) => ({ name: referrer, count }))}
            />
          )}
        </Report>
      </div>
      <Report
        name="GET /api/analytics/activity"
        title="Activity"
        note="Registrations, questions marked as solved, and subscriptions that began, a day."
        range={range}
        isEmpty={(days) => days.every(isQuietDay)}
      >
        {(days) => (
          <>
            <Picture>
              <ActivityChart data={days} />
            </Picture>
            <NumberTable
              label="Activity"
              columns={['Date', 'Registrations', 'Solved', 'Subscriptions']}
              rows={days
                .map(({ date, registrations, solvedQuestions, subscriptions }) => ({
                  name: date,
                  numbers: [registrations, solvedQuestions, subscriptions],
                }))
                .reverse()}
            />
          </>
        )}
      </Report>
    </div>
  );
}

interface CountsProps {
  label: string;
  /** What the picture shows, for those who do not see it. */
  picture: string;
  column: string;
  counts: { name: string; count: number }[];
  hasShares?: boolean;
}

function Counts({ label, picture, column, counts, hasShares = false }: CountsProps) {
  return (
    <>
      <Picture>
        <CountsChart label={picture} data={counts} />
      </Picture>
      <NumberTable
        label={label}
        columns={[column, 'Visits']}
        rows={counts.map(({ name, count }) => ({ name, numbers: [count] }))}
        hasShares={hasShares}
      />
    </>
  );
}

function Picture({ children }: { children: React.ReactNode }) {
  return <Suspense fallback={<Skeleton className="mb-4 h-60" />}>{children}</Suspense>;
}

function hasNoRows(rows: unknown[]): boolean {
  return rows.length === 0;
}

function isQuietDay({ registrations, solvedQuestions, subscriptions }: DailyActivity): boolean {
  return registrations + solvedQuestions + subscriptions === 0;
}
