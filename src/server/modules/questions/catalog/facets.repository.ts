import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { questions, solutions } from '../../../db/tables/questions.ts';

const countIf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition}))::int`;

export function createFacetsRepository(db: Database) {
  // A slug names the program that came with the question.
  const isFromBank = isNotNull(statedAnswers.slug);
  const isSimulated = and(isFromBank, statedAnswers.hasSimulation);
  const isPremium = eq(questions.isPremium, true);
  return {
    /** Of the visible questions. */
    async countExtras() {
      const [row] = await db
        .select({
          computed: countIf(and(isFromBank, isNotNull(statedAnswers.answer))),
          simulations: countIf(isSimulated),
          premiumSolutions: countIf(and(isPremium, isNotNull(solutions.id))),
          premiumSimulations: countIf(and(isPremium, isSimulated)),
        })
        .from(questions)
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .where(eq(questions.isVisible, true));
      if (!row) throw new Error('A count always has a row');
      return row;
    },
  };
}
