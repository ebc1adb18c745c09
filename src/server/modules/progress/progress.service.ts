import type { Progress } from '#shared/contracts/progress.ts';
import { calendarStart, dayReader, findStreaks } from '#shared/domain/progress.ts';
import type { Database } from '../../db/client.ts';
import type { CatalogueEntry, QuestionsService } from '../questions/questions.service.ts';
import { chooseBegun, chooseFresh, tally } from './practice.ts';
import { createProgressRepository } from './progress.repository.ts';

export type ProgressService = ReturnType<typeof createProgressService>;

interface ProgressDeps {
  db: Database;
  questions: Pick<QuestionsService, 'catalogue'>;
  now: () => Date;
}

const mostRecent = 10;
const mostNext = 5;

export function createProgressService({ db, questions, now }: ProgressDeps) {
  const repository = createProgressRepository(db);

  async function practice(userId: number) {
    const [catalogue, marks] = await Promise.all([
      questions.catalogue(),
      repository.listMarks(userId),
    ]);
    const tallies = tally(catalogue.facets, marks);
    const begun = chooseBegun(marks, mostNext);
    const room = mostNext - begun.length;
    const fresh = room > 0 ? chooseFresh(catalogue.entries(), marks, tallies, room) : [];
    const premium = await repository.readPremium([...begun, ...fresh].map(({ id }) => id));
    const shown = (entries: CatalogueEntry[], isStarted: boolean) =>
      entries.flatMap(({ id, name, difficulty, category }) => {
        const isPremium = premium.get(id);
        return isPremium === undefined
          ? []
          : [{ id, name, difficulty, category, isPremium, isStarted }];
      });
    return { ...tallies, next: [...shown(begun, true), ...shown(fresh, false)] };
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
    async of(userId: number, timeZone: string): Promise<Progress> {
      const parts = [practice(userId), calendar(userId, timeZone), recent(userId)] as const;
      const [practised, days, latest] = await Promise.all(parts);
      return { ...practised, ...days, recent: latest };
    },
  };
}
