import type {
  DailyActivity,
  DailyVisits,
  DeviceVisits,
  PageVisits,
  ReferrerVisits,
  StatisticsQuery,
  UniqueVisitors,
} from '#shared/contracts/analytics.ts';
import { usualDays } from '#shared/domain/analytics.ts';
import { addDays, type DayRange, dayCount, dayOf, lastDays } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { DayCountsService } from '../admin-metrics/day-counts.service.ts';
import { createStatisticsRepository } from './statistics.repository.ts';
import type { VisitService } from './visit.service.ts';

const mostDays = 3_660;
const firstDay = '1970-01-01';

interface ReportDeps {
  db: Database;
  visits: Pick<VisitService, 'updateTotals'>;
  dayCounts: Pick<DayCountsService, 'answersPerDay'>;
  now: () => Date;
}

export type StatisticsService = ReturnType<typeof createStatisticsService>;

/** Visits and activity, for administrators. Days are in UTC. */
export function createStatisticsService({ db, visits, dayCounts, now }: ReportDeps) {
  const repository = createStatisticsRepository(db);
  const rangeOf = (query: StatisticsQuery) => toRange(query, dayOf(now()));

  async function upToDate(query: StatisticsQuery): Promise<DayRange> {
    const range = rangeOf(query);
    await visits.updateTotals();
    return range;
  }

  return {
    rangeOf,

    async dailyVisits(query: StatisticsQuery): Promise<DailyVisits[]> {
      const range = await upToDate(query);
      const visits = await repository.visits(range);
      return daysOf(range).map((date) => ({ date, totalVisits: visits.get(date) ?? 0 }));
    },

    /** Visitors count once per day: nothing identifies them across days. */
    async uniqueVisitors(query: StatisticsQuery): Promise<UniqueVisitors> {
      return { count: await repository.visitors(await upToDate(query)) };
    },

    async topPages(query: StatisticsQuery): Promise<PageVisits[]> {
      return repository.pages(await upToDate(query));
    },

    async devices(query: StatisticsQuery): Promise<DeviceVisits[]> {
      return repository.devices(await upToDate(query));
    },

    async referrers(query: StatisticsQuery): Promise<ReferrerVisits[]> {
      return repository.referrers(await upToDate(query));
    },

    async activity(query: StatisticsQuery): Promise<DailyActivity[]> {
      const range = rangeOf(query);
      const [registrations, solvedQuestions, subscriptions, answered] = await Promise.all([
        repository.registrations(range),
        repository.solvedQuestions(range),
        repository.subscriptions(range),
        dayCounts.answersPerDay(range),
      ]);
      const answers = new Map(answered.map((day) => [day.date, day]));
      return daysOf(range).map((date) => ({
        date,
        registrations: registrations.get(date) ?? 0,
        solvedQuestions: solvedQuestions.get(date) ?? 0,
        subscriptions: subscriptions.get(date) ?? 0,
        answers: answers.get(date)?.answers ?? 0,
        firstTries: answers.get(date)?.firstTries ?? 0,
        rightFirstTries: answers.get(date)?.rightFirstTries ?? 0,
      }));
    },
  };
}

/** Fills in a missing start or end from the other one, or from today. */
function toRange({ start, end }: StatisticsQuery, today: string): DayRange {
  const last = end ?? today;
  const range = { start: start ?? lastDays(usualDays, last).start, end: last };
  if (range.start < firstDay) throw invalid(`Start must not be before ${firstDay}`);
  if (range.start > range.end) throw invalid('Start must not be after end');
  if (dayCount(range) > mostDays) throw invalid('The date range must not exceed ten years');
  return range;
}

function invalid(message: string): AppError {
  return new AppError(400, 'INVALID_INPUT', message, { fieldErrors: { start: message } });
}

function daysOf(range: DayRange): string[] {
  return Array.from({ length: dayCount(range) }, (_, index) => addDays(range.start, index));
}
