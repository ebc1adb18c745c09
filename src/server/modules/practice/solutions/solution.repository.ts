import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questions, solutions } from '../../../db/tables/questions.ts';

export function createSolutionRepository(db: Database) {
  return {
    async findWithQuestion(questionId: number) {
      const [row] = await db
        .select({
          isVisible: questions.isVisible,
          isPremium: questions.isPremium,
          solution: solutions,
        })
        .from(questions)
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    async listContents(questionIds: readonly number[]): Promise<Map<number, string>> {
      const rows = await db
        .select({ questionId: solutions.questionId, content: solutions.content })
        .from(solutions)
        .where(inArray(solutions.questionId, [...questionIds]));
      return new Map(rows.map(({ questionId, content }) => [questionId, content]));
    },

    /** The last save of one solution, or of any, among public questions. */
    async findLastSave(questionId: number | null) {
      const [row] = await db
        .select({ questionId: solutions.questionId, savedAt: solutions.updatedAt })
        .from(solutions)
        .innerJoin(questions, eq(questions.id, solutions.questionId))
        .where(
          and(
            eq(questions.isVisible, true),
            questionId === null ? undefined : eq(solutions.questionId, questionId),
          ),
        )
        .orderBy(desc(solutions.updatedAt), desc(solutions.id))
        .limit(1);
      return row ?? null;
    },
  };
}
