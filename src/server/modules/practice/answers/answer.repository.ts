import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { questions } from '../../../db/tables/questions.ts';

export function createAnswerRepository(db: Database) {
  return {
    async findWithQuestion(questionId: number) {
      const [row] = await db
        .select({
          isVisible: questions.isVisible,
          isPremium: questions.isPremium,
          answer: statedAnswers.answer,
          hints: statedAnswers.hints,
          followUps: statedAnswers.followUps,
        })
        .from(questions)
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    list(questionIds: readonly number[]) {
      const { questionId, answer } = statedAnswers;
      return db
        .select({ questionId, answer })
        .from(statedAnswers)
        .where(inArray(questionId, [...questionIds]));
    },

    /** The answers to the questions that every visitor may see and solve. */
    listFree(questionIds: readonly number[]) {
      return db
        .select({ questionId: questions.id, answer: statedAnswers.answer })
        .from(questions)
        .innerJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .where(
          and(
            sql`${questions.id} = any(${sql.param(questionIds)})`,
            eq(questions.isVisible, true),
            eq(questions.isPremium, false),
          ),
        )
        .orderBy(questions.id);
    },
  };
}
