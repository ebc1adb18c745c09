import type { AdminMetrics } from '#shared/contracts/admin-metrics.ts';
import { type DayRange, dayOf } from '#shared/domain/days.ts';
import { differenceInHundreds, recommendationReasons } from '#shared/domain/recommendations.ts';
import type { Database } from '../../../db/client.ts';
import type { Served } from '../../../db/tables/recommendations.ts';
import type { Found } from './find-next-question.ts';
import { createRecommendationCountsRepository } from './recommendation-counts.repository.ts';

type Recommendations = AdminMetrics['recommendations'];
type Counts = Omit<Recommendations['byReason'][number], 'reason'>;

interface RecommendationCountsDeps {
  db: Database;
  now: () => Date;
}

export type RecommendationCountsService = ReturnType<typeof createRecommendationCountsService>;

/** Counts what is recommended to users, and how it went. */
export function createRecommendationCountsService({ db, now }: RecommendationCountsDeps) {
  const repository = createRecommendationCountsRepository(db);
  return {
    /** The same one is counted again only after another one, or once it has been answered. */
    async serve(
      userId: number,
      { recommendation: { id, reason }, questionRating, learnerRating }: Found,
    ): Promise<void> {
      const last = await repository.findServed(userId);
      if (last?.questionId === id && last.reason === reason) return;
      const difference = differenceInHundreds(questionRating, learnerRating);
      await repository.serve(userId, { questionId: id, reason, difference, date: dayOf(now()) });
    },

    /** Differences are those of new questions: reviews come back whatever their rating. */
    async within(range: DayRange): Promise<Recommendations> {
      const rows = await repository.list(range);
      const fresh = rows.filter(({ reason }) => reason !== 'review');
      const differences = [...new Set(fresh.map(({ difference }) => difference))];
      return {
        byReason: recommendationReasons.flatMap((reason) => {
          const own = rows.filter((row) => row.reason === reason);
          return own.length > 0 ? { reason, ...sumOf(own) } : [];
        }),
        byDifference: differences
          .sort((a, b) => a - b)
          .map((difference) => ({
            difference: 100 * difference,
            ...sumOf(fresh.filter((row) => row.difference === difference)),
          })),
      };
    },
  };
}

/** Counts the first verdict on what was served. Call last in the transaction of the attempt. */
export async function countOutcome(
  db: Database,
  { userId, served, isRight }: { userId: number; served: Served; isRight: boolean },
): Promise<void> {
  await createRecommendationCountsRepository(db).settle(userId, served, isRight);
}

function sumOf(rows: readonly Counts[]): Counts {
  const total = (name: keyof Counts) => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    served: total('served'),
    answered: total('answered'),
    rightAnswers: total('rightAnswers'),
  };
}
