import type { Practice } from '#shared/contracts/practice.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import { hasEnoughResults } from '#shared/domain/topic-standing.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import { countFinishedDrills } from '../activity/finished-drills.service.ts';
import type { LearnerPaceService } from '../activity/learner-pace.service.ts';
import type { PlanService } from '../plan/plan.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { RecommenderService } from '../recommender/recommender.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import type { TopicStandingService } from '../topics/topic-standing.service.ts';
import { createHubRepository } from './hub.repository.ts';
import { planToday } from './plan-today.ts';

interface HubDeps {
  db: Database;
  progress: Pick<ProgressService, 'streak'>;
  reviewQueue: Pick<ReviewQueueService, 'today' | 'countMistakes'>;
  topicStanding: TopicStandingService;
  recommender: Pick<RecommenderService, 'standing' | 'next'>;
  learnerPace: LearnerPaceService;
  plans: Pick<PlanService, 'today'>;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type HubService = ReturnType<typeof createHubService>;

const mostWeak = 3;

/** Where a learner starts: what is due, what to try next, and how they are doing. */
export function createHubService(deps: HubDeps) {
  const { db, progress, recommender, reviewQueue, topicStanding, learnerPace, plans } = deps;
  const repository = createHubRepository(db);

  return {
    async show(learner: Learner): Promise<Practice> {
      const { id } = learner;
      const [plan, today, { ratings }, topics, days, { next }, mistakes] = await Promise.all([
        plans.today(learner),
        reviewQueue.today(id),
        recommender.standing(id),
        topicStanding.of(learner),
        repository.listRatingDays(id),
        recommender.next(learner),
        reviewQueue.countMistakes(id),
      ]);
      const [streak, pace, drills] = await Promise.all([
        progress.streak(id, today.zone),
        learnerPace.of(id, today, next?.difficulty ?? 'Medium'),
        countFinishedDrills(db, id, today.start),
      ]);
      const due = Math.min(today.due, leftToday(today));
      const own = ratings.find(({ category }) => category === overall);
      return {
        timeZone: today.timeZone,
        due: today.due,
        minutes: Math.ceil((due * pace.review) / 60),
        next,
        streak,
        rating: own ? { ...bandOf(own), history: days.reverse().map(rounded) } : null,
        weakest: topics
          .filter((topic) => hasEnoughResults(topic) && topic.right < topic.total)
          .slice(0, mostWeak),
        mistakes,
        today: planToday({
          due,
          reviewed: today.reviewedToday,
          started: today.startedToday,
          ...{ drills, hasNext: next !== null, pace, plan },
        }),
        plan: plan && { interviewOn: plan.interviewOn, today: plan.date, effort: plan.effort },
      };
    },
  };
}

type Today = Awaited<ReturnType<ReviewQueueService['today']>>;

function leftToday({ reviewedToday }: Today): number {
  return Math.max(0, reviewsPerDay - reviewedToday);
}

function bandOf({ rating, currentDeviation }: { rating: number; currentDeviation: number }) {
  return {
    rating: Math.round(rating),
    low: Math.round(rating - 2 * currentDeviation),
    high: Math.round(rating + 2 * currentDeviation),
  };
}

function rounded({ day, rating }: { day: string; rating: number }) {
  return { day, rating: Math.round(rating) };
}
