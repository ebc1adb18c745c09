import type { Plan, PlanSettings } from '#shared/contracts/plan.ts';
import { addDays } from '#shared/domain/days.ts';
import { daysBack, type Effort, mostDaysAhead } from '#shared/domain/plans.ts';
import { dayReader } from '#shared/domain/progress.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import type { PlannedDay } from './lay-out.ts';
import { effortOn, type OutlineService, usualEffortOn } from './outline.service.ts';
import { createPlanRepository } from './plan.repository.ts';
import { badDate, noPlan } from './plan-errors.ts';
import { type CurrentPlan, presentPlan } from './present-plan.ts';

interface PlanDeps {
  db: Database;
  inTransaction: RunInTransaction;
  outlines: OutlineService;
  reviewQueue: Pick<ReviewQueueService, 'today'>;
  rateLimits: Pick<RateLimitService, 'allow'>;
  now: () => Date;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

interface DayOfPlan extends PlannedDay {
  effort: Effort;
  interviewOn: string;
}

export type PlanService = ReturnType<typeof createPlanService>;

/** For how long past days are kept. */
const daysKept = 90;

/** The days until an interview. */
export function createPlanService(deps: PlanDeps) {
  const { db, inTransaction, outlines, reviewQueue, rateLimits, now } = deps;
  const repository = createPlanRepository(db);

  /** Lays out the days again at the first look of the learner's day, and after changes. */
  async function findCurrent(learner: Learner): Promise<CurrentPlan | null> {
    const { id } = learner;
    const plan = await repository.find(id);
    if (!plan) return null;
    const day = await reviewQueue.today(id);
    const date = dayReader(day.zone)(day.start);
    if (plan.laidOutOn === date) return { plan, day, date };
    const { days, ...rest } = await outlines.layOut(plan, learner, { day, date });
    await inTransaction(async (transaction) => {
      const own = createPlanRepository(transaction.db);
      if (!(await own.lockToLayOut(plan))) return;
      await own.saveDays(id, { laidOutOn: date, laidOutAt: now(), ...rest }, days);
      await own.deleteDaysBefore(id, addDays(date, -daysKept));
    });
    const laidOut = await repository.find(id);
    return laidOut && { plan: laidOut, day, date };
  }

  async function show(learner: Learner): Promise<Plan | null> {
    const current = await findCurrent(learner);
    if (!current) return null;
    const { plan, date } = current;
    const [days, leftOut] = await Promise.all([
      repository.listDays(plan.userId, addDays(date, -daysBack)),
      repository.listNames(plan.leftOut),
    ]);
    return presentPlan(db, current, { days, leftOut });
  }

  async function showExisting(learner: Learner): Promise<Plan> {
    const plan = await show(learner);
    if (!plan) throw noPlan();
    return plan;
  }

  return {
    findCurrent,

    show,

    /** From today on. */
    daysToCome: ({ plan, date }: CurrentPlan): Promise<PlannedDay[]> =>
      repository.listDays(plan.userId, date),

    /** What is planned for today; null: no interview ahead. */
    async today(learner: Learner): Promise<DayOfPlan | null> {
      const current = await findCurrent(learner);
      if (!current) return null;
      const { plan, date } = current;
      const [planned] = await repository.listDays(plan.userId, date);
      if (!planned) return null;
      return { ...planned, effort: effortOn(plan, date), interviewOn: plan.interviewOn };
    },

    async save(learner: Learner, settings: PlanSettings): Promise<Plan> {
      const { id } = learner;
      await rateLimits.allow('setting', String(id));
      const { zone, start } = await reviewQueue.today(id);
      checkDate(settings.interviewOn, dayReader(zone)(start));
      await repository.save(id, settings);
      return showExisting(learner);
    },

    async setEffort(learner: Learner, date: string, effort: Effort | null): Promise<Plan> {
      const { id } = learner;
      await rateLimits.allow('setting', String(id));
      const current = await findCurrent(learner);
      if (!current) throw noPlan();
      const { plan } = current;
      if (date < current.date || date >= plan.interviewOn) {
        throw badDate('date', 'This day is not between today and the interview.');
      }
      const isUsual = effort === usualEffortOn(plan, date);
      await repository.saveException(id, date, isUsual ? null : effort);
      return showExisting(learner);
    },

    async delete({ id }: Learner): Promise<void> {
      await repository.delete(id);
    },

    /** For the link in an email, which must always work. */
    async wantsMail({ id }: { id: number }): Promise<boolean> {
      return (await repository.find(id))?.wantsMail ?? false;
    },

    turnOffMail: ({ id }: { id: number }): Promise<void> => repository.turnOffMail(id),
  };
}

function checkDate(interviewOn: string, today: string): void {
  if (interviewOn < today) throw badDate('interviewOn', 'The interview must be today or later.');
  if (interviewOn > addDays(today, mostDaysAhead)) {
    throw badDate('interviewOn', 'The interview must be within a year.');
  }
}
