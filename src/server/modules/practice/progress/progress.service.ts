import type { Progress } from '#shared/contracts/progress.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import {
  calendarLength,
  dayLength,
  dayReader,
  findStreaks,
  latestDays,
} from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import type { RecommenderService } from '../recommender/recommender.service.ts';
import { createProgressRepository } from './progress.repository.ts';
import { chooseBegun, type Mark, tally } from './tallies.ts';

export type ProgressService = ReturnType<typeof createProgressService>;

interface Learner {
  id: number;
  isAdmin: boolean;
}

interface ProgressDeps {
  db: Database;
  questions: Pick<QuestionsService, 'facets'>;
  recommender: Pick<RecommenderService, 'next'>;
  now: () => Date;
}

const mostRecent = 10;
const mostNext = 5;
/** A day's count stops here. */
const mostCounted = 10_000;
/** The number of days read at once. */
const streakWindow = 30;

export function createProgressService({ db, questions, recommender, now }: ProgressDeps) {
  const repository = createProgressRepository(db);

  async function practice(learner: Learner) {
    const [facets, marks, { next }] = await Promise.all([
      questions.facets(),
      repository.listMarks(learner.id),
      recommender.next(learner),
    ]);
    return { ...tally(facets, marks), next: toList(next, marks) };
  }

  async function calendar(userId: number, timeZone: string) {
    const days = latestDays(now(), timeZone, calendarLength);
    const counts = await repository.countByDay(userId, days, mostCounted);
    const earlier = await earlierDays(userId, timeZone, days.at(-1)?.start ?? now());
    const today = days[0]?.day ?? '';
    const active = [...earlier, ...counts].map(({ date }) => date);
    return { timeZone, today, calendar: counts, streak: findStreaks(active, today) };
  }

  /** The active days before the calendar starts, for the longest streak. */
  async function earlierDays(userId: number, timeZone: string, end: Date) {
    const first = await repository.firstActivity(userId);
    if (first === null || first >= end) return [];
    const count = Math.ceil((end.getTime() - first.getTime()) / dayLength) + 1;
    const days = latestDays(new Date(end.getTime() - 1), timeZone, count);
    return repository.countByDay(userId, days, 1);
  }

  async function recent(userId: number): Promise<Progress['recent']> {
    const rows = await repository.listRecent(userId, mostRecent);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  return {
    /** In days, up to today. */
    async streak(userId: number, timeZone: string): Promise<number> {
      const active: string[] = [];
      for (let end = now(), length = streakWindow; ; length += streakWindow) {
        const days = latestDays(end, timeZone, streakWindow);
        active.push(...(await repository.countByDay(userId, days, 1)).map(({ date }) => date));
        const { current } = findStreaks(active, dayReader(timeZone)(now()));
        // It may reach back beyond the window, in which today may still be without activity.
        if (current < length - 1) return current;
        end = new Date((days.at(-1)?.start ?? end).getTime() - 1);
      }
    },

    /** Whether what was just done is the first activity of the learner's day. */
    async isFirstToday(userId: number, timeZone: string): Promise<boolean> {
      const days = latestDays(now(), timeZone, 1);
      const [today] = await repository.countByDay(userId, days, 2);
      return today?.count === 1;
    },

    async of(learner: Learner, timeZone: string): Promise<Progress> {
      const userId = learner.id;
      const [practiced, days, latest, starred, noted] = await Promise.all([
        practice(learner),
        calendar(userId, timeZone),
        recent(userId),
        repository.countStarred(userId),
        repository.countNoted(userId),
      ]);
      return { ...practiced, ...days, recent: latest, starred, noted };
    },
  };
}

/** The recommended question, then those that were begun and not solved. */
function toList(recommended: Recommendation | null, marks: readonly Mark[]): Progress['next'] {
  const begun = chooseBegun(marks, mostNext).map(({ status: _, since: __, ...question }) => ({
    ...question,
    isStarted: true,
    isRecommended: false,
  }));
  if (!recommended) return begun;
  const { id, name, difficulty, category, isPremium } = recommended;
  const isStarted = marks.some((mark) => mark.id === id && mark.status === 'attempted');
  return [
    { id, name, difficulty, category, isPremium, isStarted, isRecommended: true },
    ...begun.filter((question) => question.id !== id).slice(0, mostNext - 1),
  ];
}
