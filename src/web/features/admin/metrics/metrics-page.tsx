import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { metricPeriods, usualPeriod } from '#shared/domain/admin-metrics.ts';
import { entryName } from '#shared/domain/analytics.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { PeriodLinks } from '../../../components/statistics/period-links.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { adminMetricsQuery } from '../../../queries/admin-metrics.ts';
import { Definitions } from './definitions.tsx';
import { FigureGrid, FigureSkeletons } from './figure-grid.tsx';
import { figuresOf, isEmpty } from './figures.ts';
import { Recommendations } from './recommendations.tsx';
import { TodaySoFar } from './today-so-far.tsx';
import { TopEntries } from './top-entries.tsx';

/** How the site is doing, on one screen. */
export function MetricsPage() {
  const [params] = useSearchParams();
  const asked = Number(params.get('days') ?? usualPeriod);
  const days = metricPeriods.find((period) => period === asked) ?? usualPeriod;
  const query = useQuery(adminMetricsQuery(useApi(), days));
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">Overview</h1>
        <PeriodLinks
          label="Period"
          choices={metricPeriods}
          current={days}
          urlOf={(period) => ({ search: period === usualPeriod ? '' : `?days=${period}` })}
        />
      </div>
      <div aria-busy={query.isPlaceholderData} className="space-y-5">
        <Loaded query={query} what="The overview" skeleton={<FigureSkeletons />}>
          {(metrics) => <Figures metrics={metrics} />}
        </Loaded>
      </div>
    </div>
  );
}

function Figures({ metrics }: { metrics: AdminMetrics }) {
  const { now, before, provider, pages, referrers, recommendations } = metrics;
  const nothing = isEmpty(metrics);
  return (
    <>
      <p className="text-ink-muted text-sm">
        From {now.start} to {now.end}, compared with {before.start} to {before.end}. Days are in
        UTC; today counts once it is over. {!nothing && <TodaySoFar metrics={metrics} />}
        {provider === 'sandbox' && ' Subscriptions are in test mode: nothing is charged.'}
      </p>
      {nothing ? (
        <div className="py-6">
          <p className="mb-2">
            Nothing yet in these days. <TodaySoFar metrics={metrics} />
          </p>
          <p className="text-ink-muted">
            New and active people, answers, subscriptions, revenue and visits will be shown here,
            day by full day.
          </p>
        </div>
      ) : (
        <>
          <FigureGrid figures={figuresOf(metrics)} />
          <div className="grid gap-3 lg:grid-cols-2">
            <TopEntries
              title="Top pages"
              column="Page"
              range={now}
              entries={pages.map(({ path, ...counts }) => ({ name: path, ...counts }))}
            />
            <TopEntries
              title="Referrers"
              column="Referrer"
              range={now}
              entries={referrers.map(({ referrer, ...counts }) => ({
                name: entryName(referrer),
                ...counts,
              }))}
            />
          </div>
          <Recommendations counted={recommendations} />
        </>
      )}
      <Definitions />
    </>
  );
}
