import type { Practice } from '#shared/contracts/practice.ts';
import type { Difficulty } from '#shared/domain/difficulty.ts';
import { reviewsPerDay } from '#shared/domain/reviews.ts';
import { hasEnoughResults } from '#shared/domain/topic-standing.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
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
const mostWeak = 3;
const recently = 90 * 86_400_000;

/** Where a learner starts: what is due, what to try next, and how they are doing. */
export function createHubService(deps: HubDeps) {
  const { db, progress, recommender, reviewQueue, topicStanding, now } = deps;
  const repository = createHubRepository(db);

  /** In seconds, from the learner's own answers before today if there are enough. */
  async function paceOf(userId: number, today: Today, next: Difficulty) {
    const since = new Date(now().getTime() - recently);
    const until = today.start;
    const [review, question] = await Promise.all(
      (['review', 'first'] as const).map((kind) =>
        repository.medianSeconds(userId, { kind, since, until }, fewestTimed),
      ),
    );
    return {
      review: review ?? question ?? usualReview(today),
      question: question ?? usualTime[next],
    };
  }

  return {
    async show(learner: Learner): Promise<Practice> {
      const { id } = learner;
      const [today, { ratings }, topics, days, { next }, mistakes] = await Promise.all([
        reviewQueue.today(id),
        recommender.standing(id),
        topicStanding.of(learner),
        repository.listRatingDays(id),
        recommender.next(learner),
        reviewQueue.countMistakes(id),
      ]);
      const [streak, pace, drills] = await Promise.all([
        progress.streak(id, today.zone),
        paceOf(id, today, next?.difficulty ?? 'Medium'),
        repository.countDrills(id, today.start),
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
          ...{ drills, hasNext: next !== null, pace },
        }),
      };
    },
  };
}

type Today = Awaited<ReturnType<ReviewQueueService['today']>>;

/** Half the time of a first answer: some of it is remembered. */
function usualReview({ byDifficulty, due }: Today): number {
  const known = byDifficulty.reduce(
    (sum, { difficulty, count }) => sum + count * usualTime[difficulty],
    0,
  );
  return (due === 0 ? usualTime.Medium : known / due) / 2;
}

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
