import type { Progress } from '#shared/contracts/progress.ts';
import { calendarStart, dayReader, findStreaks } from '#shared/domain/progress.ts';
import type { Database } from '../../db/client.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { chooseBegun, tally, weakestFirst } from './practice.ts';
import { createProgressRepository } from './progress.repository.ts';

export type ProgressService = ReturnType<typeof createProgressService>;

interface ProgressDeps {
  db: Database;
  questions: Pick<QuestionsService, 'facets'>;
  now: () => Date;
}

const mostRecent = 10;
const mostNext = 5;

export function createProgressService({ db, questions, now }: ProgressDeps) {
  const repository = createProgressRepository(db);

  async function practice(userId: number) {
    const [facets, marks] = await Promise.all([questions.facets(), repository.listMarks(userId)]);
    const tallies = tally(facets, marks);
    const next: Progress['next'] = chooseBegun(marks, mostNext).map(
      ({ status: _, since: __, ...question }) => ({ ...question, isStarted: true }),
    );
    for (const categories of weakestFirst(tallies)) {
      if (next.length === mostNext) break;
      const fresh = await repository.listFresh(userId, categories, mostNext - next.length);
      next.push(...fresh.map((question) => ({ ...question, isStarted: false })));
    }
    return { ...tallies, next };
  }

  async function calendar(userId: number, timeZone: string) {
    const dayOf = dayReader(timeZone);
    const today = dayOf(now());
    const counts = new Map<string, number>();
    for (const { start, count } of await repository.countByQuarterHour(userId)) {
      const day = dayOf(start);
      counts.set(day, (counts.get(day) ?? 0) + count);
    }
    const first = calendarStart(today);
    return {
      timeZone,
      today,
      calendar: [...counts]
        .map(([date, count]) => ({ date, count }))
        .filter(({ date }) => date >= first && date <= today),
      streak: findStreaks(counts.keys(), today),
    };
  }

  async function recent(userId: number): Promise<Progress['recent']> {
    const rows = await repository.listRecent(userId, mostRecent);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  return {
    /** In days, up to today. */
    async streak(userId: number, timeZone: string): Promise<number> {
      return (await calendar(userId, timeZone)).streak.current;
    },

    async of(userId: number, timeZone: string): Promise<Progress> {
      const [practiced, days, latest, starred, noted] = await Promise.all([
        practice(userId),
        calendar(userId, timeZone),
        recent(userId),
        repository.countStarred(userId),
        repository.countNoted(userId),
      ]);
      return { ...practiced, ...days, recent: latest, starred, noted };
    },
  };
}
