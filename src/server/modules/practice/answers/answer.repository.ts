import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionAnswers } from '../../../db/tables/answers.ts';
import { questions } from '../../../db/tables/questions.ts';

export function createAnswerRepository(db: Database) {
  return {
    async findWithQuestion(questionId: number) {
      const [row] = await db
        .select({
          isVisible: questions.isVisible,
          isPremium: questions.isPremium,
          answer: questionAnswers.answer,
          hints: questionAnswers.hints,
          followUps: questionAnswers.followUps,
        })
        .from(questions)
        .leftJoin(
          questionAnswers,
          and(eq(questionAnswers.questionId, questions.id), eq(questions.keepsAnswer, true)),
        )
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    list(questionIds: readonly number[]) {
      return db
        .select({ questionId: questions.id, answer: questionAnswers.answer })
        .from(questions)
        .innerJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
        .where(and(inArray(questions.id, [...questionIds]), eq(questions.keepsAnswer, true)));
    },

    /** The answers to those that every visitor may see and solve. */
    listFree(questionIds: readonly number[]) {
      return db
        .select({ questionId: questions.id, answer: questionAnswers.answer })
        .from(questions)
        .innerJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
        .where(
          and(
            sql`${questions.id} = any(${sql.param(questionIds)})`,
            eq(questions.isVisible, true),
            eq(questions.isPremium, false),
            eq(questions.keepsAnswer, true),
          ),
        )
        .orderBy(questions.id);
    },
  };
}
