import type { Plan } from '#shared/contracts/plan.ts';
import { startOfCalendarDay } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import { readDoneWork } from './done-work.ts';
import type { PlannedDay } from './lay-out.ts';
import { effortOn, type Today } from './outline.service.ts';
import type { PlanRow } from './plan.repository.ts';

/** A plan that was laid out on its learner's today. */
export interface CurrentPlan {
  plan: PlanRow;
  day: Today;
  /** Today, in the learner's time zone. */
  date: string;
}

interface Read {
  days: readonly PlannedDay[];
  leftOut: Plan['leftOut']['questions'];
}

/** With what was done on each day so far. */
export async function presentPlan(
  db: Database,
  { plan, day, date }: CurrentPlan,
  { days, leftOut }: Read,
): Promise<Plan> {
  const { userId, interviewOn, minutes, role, weekdays, wantsMail } = plan;
  const since = startOfCalendarDay(days[0]?.date ?? date, day.zone);
  const doneOn = await readDoneWork(db, userId, { since, zone: day.zone });
  const places = new Map(plan.leftOut.map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? places.size;
  return {
    ...{ interviewOn, minutes, role, weekdays, wantsMail },
    today: date,
    timeZone: day.timeZone,
    days: days.map((planned) => ({
      ...planned,
      effort: effortOn(plan, planned.date),
      isException: plan.exceptions[planned.date] !== undefined,
      done: planned.date <= date ? doneOn(planned.date) : null,
    })),
    leftOut: {
      count: plan.leftOutCount,
      questions: leftOut.toSorted((a, b) => placeOf(a) - placeOf(b)),
      minutesForAll: plan.minutesForAll,
    },
    hasFeed: plan.feedTokenHash !== null,
  };
}
