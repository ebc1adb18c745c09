import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { measuredRating } from '../../db/measured-difficulty.ts';
import { questionAnswers } from '../../db/tables/answers.ts';
import { questionMeasures } from '../../db/tables/measures.ts';
import { questionStatuses, questions } from '../../db/tables/questions.ts';

const listed = {
  id: questions.id,
  name: questions.name,
  subject: questions.subject,
  description: questions.description,
  difficulty: questions.difficulty,
  category: questions.category,
  type: questions.type,
  imageUrl: questions.imageUrl,
  isVisible: questions.isVisible,
  isPremium: questions.isPremium,
  rating: measuredRating,
};

const detailed = {
  ...listed,
  descriptionHtml: questions.descriptionHtml,
  version: questions.version,
  updatedAt: questions.updatedAt,
  results: questionMeasures.results,
  rightResults: questionMeasures.rightResults,
  answer: questionAnswers.answer,
  hintCount: sql<number>`coalesce(jsonb_array_length(${questionAnswers.hints}), 0)`,
  followUpCount: sql<number>`coalesce(jsonb_array_length(${questionAnswers.followUps}), 0)`,
  slug: questionAnswers.slug,
  hasSimulation: questionAnswers.hasSimulation,
};

const hasMeasure = eq(questionMeasures.questionId, questions.id);

/** Read with every page of a signed-in user. */
function prepareStatuses(db: Database) {
  return db
    .select({
      questionId: questionStatuses.questionId,
      status: questionStatuses.status,
      exploredAt: questionStatuses.exploredAt,
    })
    .from(questionStatuses)
    .where(
      and(
        eq(questionStatuses.userId, sql.placeholder('userId')),
        // One parameter, since a statement cannot take one per question.
        sql`${questionStatuses.questionId} = any(${sql.placeholder('ids')})`,
      ),
    )
    .prepare('statuses_of_questions');
}

export function createQuestionsRepository(db: Database) {
  const statuses = prepareStatuses(db);
  return {
    listVisible(ids: readonly number[]) {
      return db
        .select(listed)
        .from(questions)
        .leftJoin(questionMeasures, hasMeasure)
        .where(and(sql`${questions.id} = any(${sql.param(ids)})`, eq(questions.isVisible, true)));
    },

    listStatusesOf: (ids: readonly number[], userId: number) => statuses.execute({ ids, userId }),

    async find(id: number) {
      const [row] = await db
        .select(detailed)
        .from(questions)
        .leftJoin(questionMeasures, hasMeasure)
        .leftJoin(
          questionAnswers,
          and(eq(questionAnswers.questionId, questions.id), eq(questions.keepsAnswer, true)),
        )
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
