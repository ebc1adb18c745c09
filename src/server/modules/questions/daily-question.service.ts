import { chooseDailyQuestion } from '#shared/domain/daily-question.ts';
import type { Database } from '../../db/client.ts';
import { createDailyQuestionRepository } from './daily-question.repository.ts';

interface DailyQuestionDeps {
  db: Database;
  now: () => Date;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Stays the same for its date, whatever questions come and go meanwhile. */
export function createDailyQuestion({ db, now }: DailyQuestionDeps) {
  const repository = createDailyQuestionRepository(db);

  /** Somewhere in the world it is that date, or about to be. Others are not worth a row. */
  function isToday(date: string): boolean {
    return [-1, 0, 1].some((days) => dayOf(new Date(now().getTime() + days * dayLength)) === date);
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
    async find(
      date: string,
      visible: readonly number[],
      recent: ReadonlySet<number>,
    ): Promise<number | null> {
      const kept = isToday(date) ? await findKept(date, visible) : null;
      if (kept !== null && !recent.has(kept)) return kept;
      return chooseDailyQuestion(date, visible, recent);
    },
  };
}

/** In UTC, such as 2026-01-31. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
