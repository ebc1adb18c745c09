import { and, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { questions } from '../../../db/tables/questions.ts';

export function createSimulationRepository(db: Database) {
  return {
    /** Without a slug if the question has no lab, or no longer has one. */
    async findWithQuestion(questionId: number) {
      const [row] = await db
        .select({
          isVisible: questions.isVisible,
          isPremium: questions.isPremium,
          slug: statedAnswers.slug,
        })
        .from(questions)
        .leftJoin(
          statedAnswers,
          and(
            eq(statedAnswers.questionId, questions.id),
            or(statedAnswers.hasSimulation, statedAnswers.hasFigure),
          ),
        )
        .where(eq(questions.id, questionId));
      return row ?? null;
    },
  };
}
