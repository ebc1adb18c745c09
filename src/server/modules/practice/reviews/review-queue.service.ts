import type { Mistakes, ReviewQueue } from '#shared/contracts/practice.ts';
import {
  dayReader,
  endOfDay,
  shiftDay,
  startOfCalendarDay,
  startOfDay,
} from '#shared/domain/progress.ts';
import { countedDue, daysAhead, reviewsPerDay } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import type { NumbersService } from '../numbers/numbers.service.ts';
import { createMistakesRepository } from './mistakes.repository.ts';
import { createPracticeSettingsRepository } from './practice-settings.repository.ts';
import { createReviewQueueRepository } from './review-queue.repository.ts';

interface ReviewQueueDeps {
  db: Database;
  library: Pick<Library, 'topics'>;
  numbers: Pick<NumbersService, 'deal'>;
  now: () => Date;
}

export type ReviewQueueService = ReturnType<typeof createReviewQueueService>;

/** What a learner has to review, counting days in their time zone. */
export function createReviewQueueService({ db, library, numbers, now }: ReviewQueueDeps) {
  const repository = createReviewQueueRepository(db);
  const mistakes = createMistakesRepository(db);
  const settings = createPracticeSettingsRepository(db);

  async function dayOf(userId: number) {
    const { timeZone } = await settings.find(userId);
    const zone = timeZone ?? 'UTC';
    return { timeZone, zone, start: startOfDay(now(), zone), end: endOfDay(now(), zone) };
  }

  /** From a moment on, for so many days. */
  async function countUpcoming(userId: number, zone: string, from: Date, days: number) {
    const dateOf = dayReader(zone);
    const end = startOfCalendarDay(shiftDay(dateOf(from), days), zone);
    const counts = new Map<string, number>();
    for (const { start, count } of await repository.countUpcoming(userId, from, end)) {
      const date = dateOf(start);
      counts.set(date, (counts.get(date) ?? 0) + count);
    }
    return [...counts].map(([date, count]) => ({ date, count }));
  }

  /** With the topic to read, whose primer helps more than another review. */
  async function listLeeches(userId: number) {
    const [rows, topics] = await Promise.all([mistakes.listLeeches(userId), library.topics()]);
    return rows.map(({ tags, ...leech }) => {
      const topic = topics.find((other) => other.tags.some((tag) => tags.includes(tag)));
      return { ...leech, topic: topic ? { slug: topic.slug, name: topic.name } : null };
    });
  }

  /** With numbers that the learner has not met. */
  async function dealt<Question extends { id: number }>(userId: number, rows: Question[]) {
    const ids = rows.map(({ id }) => id);
    const numbersOf = await numbers.deal(userId, ids);
    return rows.map((row) => ({ ...row, ...numbersOf(row.id) }));
  }

  async function today(userId: number) {
    const { timeZone, zone, start, end } = await dayOf(userId);
    const [byDifficulty, { reviewed, started }] = await Promise.all([
      repository.countDue(userId, end, countedDue),
      repository.countDone(userId, start),
    ]);
    const due = byDifficulty.reduce((sum, { count }) => sum + count, 0);
    const reviewedToday = reviewed;
    return { timeZone, zone, start, end, byDifficulty, due, reviewedToday, startedToday: started };
  }

  return {
    today,

    countUpcoming,

    /** What is left of the day's reviews, and when the day ends. */
    async left(userId: number): Promise<{ left: number; end: Date }> {
      const { start, end } = await dayOf(userId);
      const { reviewed } = await repository.countDone(userId, start);
      return { left: Math.max(0, reviewsPerDay - reviewed), end };
    },

    /** None for visitors: a menu may ask while its user is signing out. */
    async due(reader: { id: number } | null): Promise<{ due: number }> {
      if (!reader) return { due: 0 };
      const { id } = reader;
      return { due: (await today(id)).due };
    },

    async mistakes({ id }: { id: number }): Promise<Mistakes> {
      const { end } = await dayOf(id);
      const [questions, due] = await Promise.all([
        mistakes.listReplayable(id, end),
        mistakes.count(id, end),
      ]);
      return { questions: await dealt(id, questions), due };
    },

    /** All of them, due or not. */
    countMistakes: (userId: number) => mistakes.count(userId),

    async queue({ id }: { id: number }): Promise<ReviewQueue> {
      const { timeZone, zone, end, due, reviewedToday } = await today(id);
      const left = Math.max(0, reviewsPerDay - reviewedToday);
      const [questions, upcoming, suspended, leeches] = await Promise.all([
        repository.listDue(id, end, left),
        countUpcoming(id, zone, end, daysAhead),
        repository.listSuspended(id),
        listLeeches(id),
      ]);
      const asked = await dealt(id, questions);
      return { timeZone, due, reviewedToday, questions: asked, upcoming, suspended, leeches };
    },
  };
}
