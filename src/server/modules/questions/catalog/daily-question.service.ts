import { chooseDailyQuestion } from '#shared/domain/daily-question.ts';
import { cacheUntilChange } from '../../../db/cache-until-change.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import { createDailyQuestionRepository } from './daily-question.repository.ts';

interface DailyQuestionDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
  /** The ids of all visible questions. */
  listVisible: () => Promise<readonly number[]>;
  now: () => Date;
}

const dayLength = 24 * 60 * 60 * 1000;
const nearbyDays = [-1, 0, 1];

/** Stays the same all day, whatever questions come and go. */
export function createDailyQuestion({ db, changes, listVisible, now }: DailyQuestionDeps) {
  const repository = createDailyQuestionRepository(db);
  // It is replaced only after a change to the questions.
  const keptFor = cacheUntilChange(
    { changes, topics: ['questions'], most: nearbyDays.length },
    async (date: string) => findKept(date, await listVisible()),
  );

  /** Somewhere in the world it is that date, or about to be. Other dates are not worth a row. */
  function isToday(date: string): boolean {
    return nearbyDays.some((days) => dayOf(new Date(now().getTime() + days * dayLength)) === date);
  }

  async function findKept(date: string, visible: readonly number[]): Promise<number | null> {
    const kept = await repository.find(date);
    if (kept !== null && visible.includes(kept)) return kept;
    const chosen = chooseDailyQuestion(date, visible, new Set());
    if (chosen === null) return null;
    return kept === null ? repository.set(date, chosen) : repository.replace(date, kept, chosen);
  }

  return {
    /** One of the visible questions, if possible none of the recent ones. */
    async find(date: string, recent: ReadonlySet<number>): Promise<number | null> {
      const kept = isToday(date) ? await keptFor(date) : null;
      if (kept !== null && !recent.has(kept)) return kept;
      return chooseDailyQuestion(date, await listVisible(), recent);
    },
  };
}

/** In UTC, such as 2026-01-31. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
