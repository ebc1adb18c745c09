import type { ReviewQueue } from '#shared/contracts/practice.ts';
import {
  dayReader,
  endOfDay,
  shiftDay,
  startOfCalendarDay,
  startOfDay,
} from '#shared/domain/progress.ts';
import { countedDue, daysAhead, reviewsPerDay } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import { createPracticeSettingsRepository } from './practice-settings.repository.ts';
import { createReviewQueueRepository } from './review-queue.repository.ts';

interface ReviewQueueDeps {
  db: Database;
  now: () => Date;
}

export type ReviewQueueService = ReturnType<typeof createReviewQueueService>;

/** What a learner has to review, counting days in their time zone. */
export function createReviewQueueService({ db, now }: ReviewQueueDeps) {
  const repository = createReviewQueueRepository(db);
  const settings = createPracticeSettingsRepository(db);

  async function dayOf(userId: number) {
    const { timeZone } = await settings.find(userId);
    const zone = timeZone ?? 'UTC';
    return { timeZone, zone, start: startOfDay(now(), zone), end: endOfDay(now(), zone) };
  }

  async function countUpcoming(userId: number, zone: string, from: Date) {
    const dateOf = dayReader(zone);
    const end = startOfCalendarDay(shiftDay(dateOf(from), daysAhead), zone);
    const counts = new Map<string, number>();
    for (const { start, count } of await repository.countUpcoming(userId, from, end)) {
      const date = dateOf(start);
      counts.set(date, (counts.get(date) ?? 0) + count);
    }
    return [...counts].map(([date, count]) => ({ date, count }));
  }

  async function today(userId: number) {
    const { timeZone, zone, start, end } = await dayOf(userId);
    const [byDifficulty, reviewedToday] = await Promise.all([
      repository.countDue(userId, end, countedDue),
      repository.countReviewed(userId, start),
    ]);
    const due = byDifficulty.reduce((sum, { count }) => sum + count, 0);
    return { timeZone, zone, end, byDifficulty, due, reviewedToday };
  }

  return {
    today,

    /** What is left of the day's reviews, and when the day ends. */
    async left(userId: number): Promise<{ left: number; end: Date }> {
      const { start, end } = await dayOf(userId);
      const reviewed = await repository.countReviewed(userId, start);
      return { left: Math.max(0, reviewsPerDay - reviewed), end };
    },

    /** None for visitors: a menu may ask while its user is signing out. */
    async due(reader: { id: number } | null): Promise<{ due: number }> {
      if (!reader) return { due: 0 };
      const { id } = reader;
      return { due: (await today(id)).due };
    },

    async queue({ id }: { id: number }): Promise<ReviewQueue> {
      const { timeZone, zone, end, due, reviewedToday } = await today(id);
      const left = Math.max(0, reviewsPerDay - reviewedToday);
      const [questions, upcoming, suspended] = await Promise.all([
        repository.listDue(id, end, left),
        countUpcoming(id, zone, end),
        repository.listSuspended(id),
      ]);
      return { timeZone, due, reviewedToday, questions, upcoming, suspended };
    },
  };
}
