import type { TopicStanding } from '#shared/contracts/practice.ts';
import { difficulties } from '#shared/domain/difficulty.ts';
import { startRatings } from '#shared/domain/measured-difficulty.ts';
import { fromWeakest } from '#shared/domain/topic-standing.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import type { RecommenderService } from '../recommender/recommender.service.ts';
import { createTopicStandingRepository } from './topic-standing.repository.ts';

interface TopicStandingDeps {
  db: Database;
  recommender: Pick<RecommenderService, 'standing'>;
  entitlements: Pick<EntitlementService, 'subscriptionOf'>;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

export type TopicStandingService = ReturnType<typeof createTopicStandingService>;

/** How learners do in each topic, and where to go on with it. */
export function createTopicStandingService({ db, recommender, entitlements }: TopicStandingDeps) {
  const repository = createTopicStandingRepository(db);
  return {
    /** Weakest first; those with too few results to tell come last. */
    async of({ id, isAdmin }: Learner): Promise<TopicStanding[]> {
      const [{ records, ratings }, subscription] = await Promise.all([
        recommender.standing(id),
        entitlements.subscriptionOf(id),
      ]);
      const topics = fromWeakest(records);
      const next = await repository.listNext({
        userId: id,
        allowsPremium: isAdmin || subscription !== null,
        topics,
        rank: fittingRank(ratings.find(({ category }) => category === overall)?.rating),
      });
      return topics.map(({ slug, name, right, total }) => ({
        ...{ slug, name, right, total },
        next: next.get(slug) ?? null,
      }));
    },
  };
}

/** Of the difficulty whose rating is closest to the learner's; newcomers begin with easy ones. */
function fittingRank(rating = 0): number {
  const distances = difficulties.map((difficulty) => Math.abs(startRatings[difficulty] - rating));
  return distances.indexOf(Math.min(...distances)) + 1;
}
