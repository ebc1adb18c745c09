import type { NextQuestionQuery } from '#shared/contracts/recommendation.ts';
import type { Database } from '../../../db/client.ts';
import type { EntitlementService } from '../../billing/entitlement.service.ts';
import type { Library } from '../../questions/topics/library.service.ts';
import { findNextQuestion } from './find-next-question.ts';
import { createRecommenderRepository } from './recommender.repository.ts';
import { recordTopics } from './topic-records.ts';

interface RecommenderDeps {
  db: Database;
  library: Pick<Library, 'topics' | 'questionsOfTopic'>;
  entitlements: Pick<EntitlementService, 'subscriptionOf'>;
  now: () => Date;
}

/** The user, or null if not signed in. */
type Reader = { id: number; isAdmin: boolean } | null;

export type RecommenderService = ReturnType<typeof createRecommenderService>;

/** Chooses the question to answer next: wherever the site says “next”, it is this one. */
export function createRecommenderService(deps: RecommenderDeps) {
  const { db, library, entitlements, now } = deps;
  const repository = createRecommenderRepository(db);

  /** How a learner is doing: by topic and by rating. */
  async function standing(userId: number) {
    const [topics, results, ratings] = await Promise.all([
      library.topics(),
      repository.listResults(userId),
      repository.listRatings(userId),
    ]);
    const begun = new Set(results.map(({ questionId }) => questionId));
    const seen = results.map(({ lastReview, ...result }) => ({
      ...result,
      seenAt: lastReview === null ? null : new Date(lastReview),
    }));
    return { begun, ratings, records: recordTopics(topics, seen) };
  }

  return {
    standing,

    async next(reader: Reader, { skipped = [] }: NextQuestionQuery = {}) {
      const userId = reader?.id ?? 0;
      const [known, subscription] = await Promise.all([
        standing(userId),
        reader && entitlements.subscriptionOf(userId),
      ]);
      const next = await findNextQuestion({
        userId,
        allowsPremium: reader?.isAdmin === true || subscription !== null,
        repository,
        questionsOfTopic: library.questionsOfTopic,
        ...known,
        skipped: new Set(skipped),
        now: now(),
      });
      return { next };
    },
  };
}
