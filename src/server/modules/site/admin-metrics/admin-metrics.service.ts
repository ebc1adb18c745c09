import type { AdminMetrics, AdminMetricsQuery, Figure } from '#shared/contracts/admin-metrics.ts';
import { comparedPeriods, usualPeriod } from '#shared/domain/admin-metrics.ts';
import { dayOf } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import type { Payments } from '../../../integrations/payments/payments.ts';
import type { SubscriberService } from '../../billing/subscriber.service.ts';
import type { RecommendationCountsService } from '../../practice/recommender/recommendation-counts.service.ts';
import type { VisitService } from '../analytics/visit.service.ts';
import { createAdminMetricsRepository, type Periods } from './admin-metrics.repository.ts';
import type { DayCountsService } from './day-counts.service.ts';

interface AdminMetricsDeps {
  db: Database;
  visits: Pick<VisitService, 'updateTotals'>;
  dayCounts: Pick<DayCountsService, 'ensureCounted'>;
  subscribers: Pick<SubscriberService, 'countWithin'>;
  recommendationCounts: Pick<RecommendationCountsService, 'within'>;
  payments: Pick<Payments, 'provider'>;
  now: () => Date;
}

export type AdminMetricsService = ReturnType<typeof createAdminMetricsService>;

/** How the site is doing, for administrators. Compares full days with the same number before. */
export function createAdminMetricsService(deps: AdminMetricsDeps) {
  const { db, dayCounts, subscribers, now } = deps;
  const { provider } = deps.payments;
  const repository = createAdminMetricsRepository(db);

  async function countSubscriptions(by: 'begun' | 'ended', periods: Periods): Promise<Figure> {
    const [now, before] = await Promise.all([
      subscribers.countWithin(by, provider, periods.now),
      subscribers.countWithin(by, provider, periods.before),
    ]);
    return { now, before };
  }

  return {
    async read({ days = usualPeriod }: AdminMetricsQuery): Promise<AdminMetrics> {
      const today = dayOf(now());
      const periods = comparedPeriods(days, today);
      await Promise.all([dayCounts.ensureCounted(), deps.visits.updateTotals()]);
      const [
        visits,
        visitsToday,
        activity,
        active,
        begun,
        ended,
        revenue,
        pages,
        referrers,
        recommendations,
      ] = await Promise.all([
        repository.visits(periods),
        repository.visitsOn(today),
        repository.activity(periods),
        repository.active(periods, days),
        countSubscriptions('begun', periods),
        countSubscriptions('ended', periods),
        repository.revenue(periods, provider),
        repository.pages(periods),
        repository.referrers(periods),
        deps.recommendationCounts.within(periods.now),
      ]);
      return {
        ...periods,
        today: { date: today, visits: visitsToday },
        provider,
        visits,
        ...activity,
        active,
        begun,
        ended,
        revenue: revenue.length > 0 ? revenue : [{ currency: 'usd', now: 0, before: 0 }],
        pages: pages.map(({ entry, ...counts }) => ({ path: entry, ...counts })),
        referrers: referrers.map(({ entry, ...counts }) => ({ referrer: entry, ...counts })),
        recommendations,
      };
    },
  };
}
