import type { PlannedDay } from '#shared/contracts/plan.ts';
import { addDays } from '#shared/domain/days.ts';
import { weekdayOf } from '#shared/domain/plans.ts';
import type { Work } from './plan-words.ts';

interface Week extends Work {
  /** The first and last of its days that are given. */
  from: string;
  to: string;
  minutes: number;
  hasInterview: boolean;
}

/** What is planned in each week, from Monday. */
export function weeksOf(days: readonly PlannedDay[]): Week[] {
  const byMonday = Map.groupBy(days, ({ date }) => addDays(date, -weekdayOf(date)));
  return [...byMonday.values()].flatMap((week) => {
    const [first, last] = [week[0], week.at(-1)];
    if (!first || !last) return [];
    const sum = (key: keyof Work | 'minutes') => week.reduce((total, day) => total + day[key], 0);
    return [
      {
        from: first.date,
        to: last.date,
        reviews: sum('reviews'),
        drills: sum('drills'),
        questions: sum('questions'),
        minutes: sum('minutes'),
        hasInterview: last.phase === 'interview',
      },
    ];
  });
}
