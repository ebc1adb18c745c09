import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { questionAnswers } from '../../db/tables/answers.ts';
import { questionStatuses, questions } from '../../db/tables/questions.ts';

const listed = {
  id: questions.id,
  name: questions.name,
  description: questions.description,
  difficulty: questions.difficulty,
  category: questions.category,
  type: questions.type,
  imageUrl: questions.imageUrl,
  isVisible: questions.isVisible,
  isPremium: questions.isPremium,
  status: questionStatuses.status,
};

const detailed = {
  ...listed,
  descriptionHtml: questions.descriptionHtml,
  version: questions.version,
  updatedAt: questions.updatedAt,
  answer: questionAnswers.answer,
  hintCount: sql<number>`coalesce(jsonb_array_length(${questionAnswers.hints}), 0)`,
  slug: questionAnswers.slug,
  hasSimulation: questionAnswers.hasSimulation,
  exploredAt: questionStatuses.exploredAt,
};

export function createQuestionsRepository(db: Database) {
  /** No user has id 0. */
  const statusOf = (userId: number | null) =>
    and(eq(questionStatuses.questionId, questions.id), eq(questionStatuses.userId, userId ?? 0));

  return {
    listVisible(ids: readonly number[], userId: number | null) {
      return (
        db
          .select(listed)
          .from(questions)
          .leftJoin(questionStatuses, statusOf(userId))
          // One parameter, since a statement cannot take one per question.
          .where(and(sql`${questions.id} = any(${sql.param(ids)})`, eq(questions.isVisible, true)))
      );
    },

    async find(id: number, userId: number | null) {
      const [row] = await db
        .select(detailed)
        .from(questions)
        .leftJoin(
          questionAnswers,
          and(eq(questionAnswers.questionId, questions.id), eq(questions.keepsAnswer, true)),
        )
        .leftJoin(questionStatuses, statusOf(userId))
        .where(eq(questions.id, id));
      return row ?? null;
    },

    listStatuses(userId: number) {
      return db
        .select({ questionId: questionStatuses.questionId, status: questionStatuses.status })
        .from(questionStatuses)
        .where(eq(questionStatuses.userId, userId));
    },

    listChanges(offset: number, limit: number) {
      return db
        .select({ id: questions.id, updatedAt: questions.updatedAt })
        .from(questions)
        .where(eq(questions.isVisible, true))
        .orderBy(asc(questions.id))
        .limit(limit)
        .offset(offset);
    },
  };
}
