import type { PracticeRecord, RatingHistory } from '#shared/contracts/practice-record.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import type { ReviewQueueService } from '../reviews/review-queue.service.ts';
import type { TopicStandingService } from '../topics/topic-standing.service.ts';
import { createPracticeRecordRepository } from './practice-record.repository.ts';
import { ratingsAfter } from './ratings/learner-rating.ts';

export type PracticeRecordService = ReturnType<typeof createPracticeRecordService>;

interface PracticeRecordDeps {
  db: Database;
  questions: Pick<QuestionsService, 'facets'>;
  topicStanding: TopicStandingService;
  reviewQueue: Pick<ReviewQueueService, 'countMistakes'>;
}

interface Learner {
  id: number;
  isAdmin: boolean;
}

const longestHistory = 500;

/** Reads totals of the log and, for the rating, one answer per question: a bounded number of rows. */
export function createPracticeRecordService(deps: PracticeRecordDeps) {
  const { db, questions, topicStanding, reviewQueue } = deps;
  const repository = createPracticeRecordRepository(db);
  return {
    async of(learner: Learner): Promise<PracticeRecord> {
      const { id } = learner;
      const [ratings, solved, confidence, reviews, mistakes, topics, { categories }] =
        await Promise.all([
          repository.listRatings(id),
          repository.countSolved(id),
          repository.listConfidence(id),
          repository.countReviews(id),
          reviewQueue.countMistakes(id),
          topicStanding.of(learner),
          questions.facets(),
        ]);
      const spelled = new Map(categories.map(({ category }) => [category.toLowerCase(), category]));
      const rows = ratings.map((row) => ({ ...row, ...inWhole(row) }));
      const whole = rows.find(({ category }) => category === overall);
      const solvedBy = (how: string) => solved.find((row) => row.how === how)?.count ?? 0;
      return {
        rating: whole ?? null,
        byCategory: rows
          .filter((row) => row !== whole)
          .map((row) => ({ ...row, category: spelled.get(row.category) ?? row.category })),
        solved: {
          alone: solvedBy('alone'),
          hints: solvedBy('hints'),
          simulation: solvedBy('simulation'),
          revealed: solvedBy('revealed'),
        },
        confidence,
        reviews: { total: reviews.total, right: reviews.total - reviews.failed },
        mistakes,
        leeches: reviews.leeches,
        topics,
      };
    },

    /** After each of the last rated answers: one per question, so there are not that many. */
    async ratingHistory(userId: number, category: string): Promise<RatingHistory> {
      // No category contains NUL.
      if (category.includes('\0')) return [];
      const rated = await repository.listRated(userId, category);
      return ratingsAfter(rated)
        .slice(-longestHistory)
        .map(({ ratedAt, ...row }) => ({ at: ratedAt.toISOString(), ...inWhole(row) }));
    },
  };
}

function inWhole({ rating, deviation }: { rating: number; deviation: number }) {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
