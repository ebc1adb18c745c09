import {
  type Effort,
  mostDaysAhead,
  mostMinutes,
  shareOfEffort,
  weekdayOf,
} from '#shared/domain/plans.ts';
import type { Database } from '../../../db/client.ts';
import { countFinishedDrills } from '../activity/finished-drills.service.ts';
import type { LearnerPaceService } from '../activity/learner-pace.service.ts';
import type { RecommenderService } from '../recommender/recommender.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import { layOut, type PlannedDay } from './lay-out.ts';
import type { PlanRow } from './plan.repository.ts';

interface OutlineDeps {
  db: Database;
  learnerPace: LearnerPaceService;
  recommender: Pick<RecommenderService, 'untried'>;
  reviewQueue: Pick<ReviewQueueService, 'today' | 'countUpcoming'>;
}

export type Today = Awaited<ReturnType<ReviewQueueService['today']>>;

interface LaidOut {
  days: PlannedDay[];
  leftOutCount: number;
  leftOut: number[];
  minutesForAll: number | null;
}

export type OutlineService = ReturnType<typeof createOutlineService>;

const mostNamed = 50;
/** In minutes. */
const step = 5;

export function effortOn(plan: Pick<PlanRow, 'weekdays' | 'exceptions'>, date: string): Effort {
  return plan.exceptions[date] ?? usualEffortOn(plan, date);
}

export function usualEffortOn({ weekdays }: Pick<PlanRow, 'weekdays'>, date: string): Effort {
  return weekdays[weekdayOf(date)] ?? 'full';
}

/** Lays out the days of a plan from what the learner has to do, and how fast they are. */
export function createOutlineService({ db, learnerPace, recommender, reviewQueue }: OutlineDeps) {
  return {
    async layOut(
      plan: PlanRow,
      learner: { id: number; isAdmin: boolean },
      { day, date }: { day: Today; date: string },
    ): Promise<LaidOut> {
      const { id } = learner;
      const [untried, upcoming, drillsDone] = await Promise.all([
        recommender.untried(learner, plan.role),
        reviewQueue.countUpcoming(id, day.zone, day.end, mostDaysAhead),
        countFinishedDrills(db, id, day.start),
      ]);
      const pace = await learnerPace.of(id, day, untried[0]?.difficulty ?? 'Medium');
      const layOutWith = (minutes: number) =>
        layOut({
          today: date,
          interviewOn: plan.interviewOn,
          timeOn: (other) => 60 * minutes * shareOfEffort[effortOn(plan, other)],
          due: day.due,
          comingBack: new Map(upcoming.map((each) => [each.date, each.count])),
          untried: untried.length,
          pace,
          done: { reviews: day.reviewedToday, questions: day.startedToday, drills: drillsDone },
        });
      const { days, fitting } = layOutWith(plan.minutes);
      const leftOut = days.length === 0 ? [] : untried.slice(fitting);
      return {
        days,
        leftOutCount: leftOut.length,
        leftOut: leftOut.slice(0, mostNamed).map((question) => question.id),
        minutesForAll:
          leftOut.length === 0
            ? null
            : fewestMinutesFor((minutes) => layOutWith(minutes).fitting === untried.length),
      };
    },
  };
}

/** Null: not even the most are enough. */
function fewestMinutesFor(isEnough: (minutes: number) => boolean): number | null {
  let low = 0;
  let high = mostMinutes / step;
  if (!isEnough(high * step)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle * step)) high = middle;
    else low = middle;
  }
  return high * step;
}
