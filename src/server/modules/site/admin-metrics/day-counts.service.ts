import { metricPeriods } from '#shared/domain/admin-metrics.ts';
import { addDays, type DayRange, dayOf } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { SubscriberService } from '../../billing/subscriber.service.ts';
import { type AnswersOfDay, readAnswersPerDay } from './answer-counts.repository.ts';
import { createDayCountsRepository } from './day-counts.repository.ts';

interface DayCountsDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  subscribers: Pick<SubscriberService, 'revenueAtEndOf'>;
  now: () => Date;
}

export type DayCountsService = ReturnType<typeof createDayCountsService>;

/** The most that the overview shows of people and revenue: two of the longest periods. */
const keptDays = 2 * Math.max(...metricPeriods);

/** Counts each day once it is over. */
export function createDayCountsService(deps: DayCountsDeps) {
  const { db, inTransaction, jobs, subscribers, now } = deps;
  const repository = createDayCountsRepository(db);
  const yesterday = () => addDays(dayOf(now()), -1);

  function countDays(): Promise<void> {
    return inTransaction(async (transaction) => {
      const own = createDayCountsRepository(transaction.db);
      await own.lock();
      const start = await own.findFirstDue();
      const end = yesterday();
      if (start === null || start > end) return;
      await own.countActivity({ start, end }, now());
      const earliest = addDays(end, 1 - keptDays);
      const recent = { start: start < earliest ? earliest : start, end };
      await own.countActive(recent);
      await own.replaceRevenue(recent, await subscribers.revenueAtEndOf(recent));
    });
  }

  /** For the time right after midnight, and for sites that have never counted. */
  async function ensureCounted(): Promise<void> {
    if (!(await repository.hasCounted(yesterday()))) await countDays();
  }

  return {
    countDays,
    ensureCounted,

    /** For days with any, including today so far. */
    async answersPerDay(range: DayRange): Promise<AnswersOfDay[]> {
      const today = dayOf(now());
      await ensureCounted();
      const [counted, ofToday] = await Promise.all([
        repository.listAnswers(range),
        range.end < today ? [] : readAnswersPerDay(db, { start: today, end: today }),
      ]);
      return [...counted, ...ofToday];
    },

    startJobs: () =>
      jobs.schedule({ name: 'day-counts', cron: '5 * * * *', expireInSeconds: 3600 }, countDays),
  };
}
