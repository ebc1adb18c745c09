import type { Practice } from '#shared/contracts/practice.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { RecommenderService } from '../recommender/recommender.service.ts';
import { weakestTopics } from '../recommender/topic-records.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import { createHubRepository } from './hub.repository.ts';

interface HubDeps {
  db: Database;
  progress: Pick<ProgressService, 'streak'>;
  reviewQueue: Pick<ReviewQueueService, 'today'>;
  recommender: Pick<RecommenderService, 'standing' | 'next'>;
  now: () => Date;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type HubService = ReturnType<typeof createHubService>;

/** In seconds, until the learner's own answers are enough to go by. */
const usualTime: Record<Difficulty, number> = { Easy: 180, Medium: 300, Hard: 480 };
const fewestTimed = 5;
const recently = 90 * 86_400_000;

/** Where a learner starts: what is due, what to try next, and how they are doing. */
export function createHubService(deps: HubDeps) {
  const { db, progress, recommender, reviewQueue, now } = deps;
  const repository = createHubRepository(db);

  async function estimateMinutes(userId: number, today: Today): Promise<number> {
    const since = new Date(now().getTime() - recently);
    const own = await repository.medianSeconds(userId, since, fewestTimed);
    const seconds = today.byDifficulty.reduce(
      (sum, { difficulty, count }) => sum + count * (own ?? usualTime[difficulty]),
      0,
    );
    const left = Math.max(0, reviewsPerDay - today.reviewedToday);
    const share = today.due === 0 ? 0 : Math.min(1, left / today.due);
    return Math.ceil((share * seconds) / 60);
  }

  return {
    async show(learner: Learner): Promise<Practice> {
      const { id } = learner;
      const [today, { records, ratings }, days, { next }] = await Promise.all([
        reviewQueue.today(id),
        recommender.standing(id),
        repository.listRatingDays(id),
        recommender.next(learner),
      ]);
      const [minutes, streak] = await Promise.all([
        estimateMinutes(id, today),
        progress.streak(id, today.zone),
      ]);
      const own = ratings.find(({ category }) => category === overall);
      return {
        timeZone: today.timeZone,
        due: today.due,
        minutes,
        next,
        streak,
        rating: own ? { ...bandOf(own), history: days.reverse().map(rounded) } : null,
        weakest: weakestTopics(records).map(({ slug, name, right, total }) => ({
          slug,
          name,
          right,
          total,
        })),
      };
    },
  };
}

type Today = Awaited<ReturnType<ReviewQueueService['today']>>;

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
