import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { statedAnswers } from '../../../db/tables/answers.ts';
import { questionMeasures } from '../../../db/tables/measures.ts';
import { isMistake, learnerQuestions } from '../../../db/tables/practice.ts';
import { questionStatuses, questions } from '../../../db/tables/questions.ts';
import { notes, stars } from '../../../db/tables/stars-and-notes.ts';
import { measuredRating } from '../measured-difficulty.repository.ts';
import { questionColumns } from '../question-columns.repository.ts';

const listed = { ...questionColumns, rating: measuredRating };

const detailed = {
  ...listed,
  descriptionHtml: questions.descriptionHtml,
  version: questions.version,
  updatedAt: questions.updatedAt,
  results: questionMeasures.results,
  rightResults: questionMeasures.rightResults,
  answer: statedAnswers.answer,
  hintCount: sql<number>`case when ${statedAnswers.answer} ->> 'kind' = 'parts' then 0
    else coalesce(jsonb_array_length(${statedAnswers.hints}), 0) end`,
  followUpCount: sql<number>`coalesce(jsonb_array_length(${statedAnswers.followUps}), 0)`,
  slug: statedAnswers.slug,
  hasSimulation: statedAnswers.hasSimulation,
  hasFigure: statedAnswers.hasFigure,
};

const hasMeasure = eq(questionMeasures.questionId, questions.id);

/** Read with every page of a signed-in user. */
function prepareOwn(db: Database) {
  // One parameter, since a statement cannot take one per question.
  const asked = sql`unnest(${sql.placeholder('ids')}::int[]) as asked(id)`;
  const isOwn = (table: typeof questionStatuses | typeof stars | typeof notes) =>
    and(eq(table.userId, sql.placeholder('userId')), eq(table.questionId, sql`asked.id`));
  return db
    .select({
      questionId: sql<number>`asked.id`,
      status: questionStatuses.status,
      exploredAt: questionStatuses.exploredAt,
      isStarred: sql<boolean>`${stars.userId} is not null`,
      hasNote: sql<boolean>`${notes.userId} is not null`,
    })
    .from(asked)
    .leftJoin(questionStatuses, isOwn(questionStatuses))
    .leftJoin(stars, isOwn(stars))
    .leftJoin(notes, isOwn(notes))
    .prepare('own_of_questions');
}

export function createQuestionsRepository(db: Database) {
  const own = prepareOwn(db);
  return {
    listVisible(ids: readonly number[]) {
      return db
        .select(listed)
        .from(questions)
        .leftJoin(questionMeasures, hasMeasure)
        .where(and(sql`${questions.id} = any(${sql.param(ids)})`, eq(questions.isVisible, true)));
    },

    /** A user's status, star and note for these questions. */
    listOwn: (ids: readonly number[], userId: number) => own.execute({ ids, userId }),

    async find(id: number) {
      const [row] = await db
        .select(detailed)
        .from(questions)
        .leftJoin(questionMeasures, hasMeasure)
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .where(eq(questions.id, id));
      return row ?? null;
    },

    listStatuses(userId: number) {
      return db
        .select({ questionId: questionStatuses.questionId, status: questionStatuses.status })
        .from(questionStatuses)
        .where(eq(questionStatuses.userId, userId));
    },

    listStarred: (userId: number) =>
      db.select({ questionId: stars.questionId }).from(stars).where(eq(stars.userId, userId)),

    listNoted: (userId: number) =>
      db.select({ questionId: notes.questionId }).from(notes).where(eq(notes.userId, userId)),

    listMistakes: (userId: number) =>
      db
        .select({ questionId: learnerQuestions.questionId })
        .from(learnerQuestions)
        .where(and(eq(learnerQuestions.userId, userId), isMistake(learnerQuestions))),

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
