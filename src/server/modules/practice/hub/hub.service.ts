import type { Practice } from '#shared/contracts/practice.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import { findNextQuestion } from './find-next-question.ts';
import { createHubRepository } from './hub.repository.ts';
import { recordTopics, weakestTopics } from './topic-records.ts';

interface HubDeps {
  db: Database;
  library: Pick<Library, 'topics' | 'questionsOfTopic'>;
  progress: Pick<ProgressService, 'streak'>;
  reviewQueue: Pick<ReviewQueueService, 'today'>;
  entitlements: Pick<EntitlementService, 'subscriptionOf'>;
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
  const { db, library, progress, reviewQueue, entitlements, now } = deps;
  const repository = createHubRepository(db);

  async function readRecords(userId: number) {
    const [topics, results] = await Promise.all([library.topics(), repository.listResults(userId)]);
    const begun = new Set(results.map(({ questionId }) => questionId));
    const seen = results.map(({ lastReview, ...result }) => ({
      ...result,
      seenAt: lastReview === null ? null : new Date(lastReview),
    }));
    return { begun, records: recordTopics(topics, seen) };
  }

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
      const [today, { begun, records }, ratings, days, subscription] = await Promise.all([
        reviewQueue.today(id),
        readRecords(id),
        repository.listRatings(id),
        repository.listRatingDays(id),
        entitlements.subscriptionOf(id),
      ]);
      const [minutes, streak, next] = await Promise.all([
        estimateMinutes(id, today),
        progress.streak(id, today.zone),
        findNextQuestion({
          userId: id,
          allowsPremium: learner.isAdmin || subscription !== null,
          repository,
          questionsOfTopic: library.questionsOfTopic,
          ratings,
          records,
          begun,
          now: now(),
        }),
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
