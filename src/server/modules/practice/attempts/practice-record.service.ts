import type { PracticeRecord, RatingDays } from '#shared/contracts/practice-record.ts';
import type { Database } from '../../../db/client.ts';
import { overall } from '../../../db/tables/ratings.ts';
import type { QuestionsService } from '../../questions/catalog/questions.service.ts';
import { createPracticeRecordRepository } from './practice-record.repository.ts';

export type PracticeRecordService = ReturnType<typeof createPracticeRecordService>;

interface PracticeRecordDeps {
  db: Database;
  questions: Pick<QuestionsService, 'facets'>;
  now: () => Date;
}

const historyLength = 365 * 86_400_000;

/** Reads the log's totals, never the log itself, so the number of rows is bounded. */
export function createPracticeRecordService({ db, questions, now }: PracticeRecordDeps) {
  const repository = createPracticeRecordRepository(db);
  return {
    async of(userId: number): Promise<PracticeRecord> {
      const [ratings, solved, confidence, { categories }] = await Promise.all([
        repository.listRatings(userId),
        repository.countSolved(userId),
        repository.listConfidence(userId),
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
      };
    },

    /** Those of the past year. */
    async ratingDays(userId: number, category: string): Promise<RatingDays> {
      // No category contains NUL.
      if (category.includes('\0')) return [];
      const from = new Date(now().getTime() - historyLength).toISOString().slice(0, 10);
      const rows = await repository.listRatingDays(userId, category, from);
      return rows.map((row) => ({ ...row, ...inWhole(row) }));
    },
  };
}

function inWhole({ rating, deviation }: { rating: number; deviation: number }) {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
