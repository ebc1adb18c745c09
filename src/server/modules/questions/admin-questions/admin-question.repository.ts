import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { TagCounts } from '#shared/contracts/admin-question.ts';
import type { Database } from '../../../db/client.ts';
import { hasFolded } from '../../../db/containing.ts';
import { questionAnswers, questionVariants } from '../../../db/tables/answers.ts';
import { questionMeasures } from '../../../db/tables/measures.ts';
import { questionStatuses, questions, solutions } from '../../../db/tables/questions.ts';
import { isAgainstLabel } from '../measured-difficulty.repository.ts';
import { questionColumns } from '../question-columns.repository.ts';

const listed = {
  ...questionColumns,
  status: questionStatuses.status,
  version: questions.version,
  createdAt: questions.createdAt,
  updatedAt: questions.updatedAt,
};

const hasVariants = sql<boolean>`${questionVariants.questionId} is not null`;

/** Null if its first column is. */
const measure = {
  rating: questionMeasures.rating,
  deviation: questionMeasures.deviation,
  results: questionMeasures.results,
  rightResults: questionMeasures.rightResults,
  isAgainstLabel: sql<boolean>`coalesce(${isAgainstLabel}, false)`,
};

export function createAdminQuestionRepository(db: Database) {
  const statusOf = (userId: number) =>
    and(eq(questionStatuses.questionId, questions.id), eq(questionStatuses.userId, userId));

  const matching = (condition: SQL) =>
    db.select({ id: questions.id }).from(questions).where(condition);

  return {
    /**
     * Finds part of a name, subject line or statement, or a whole tag, in any order, maybe twice.
     * Each has its own index and plan, so that finding a name does not require reading statements.
     */
    async search(text: string): Promise<readonly number[]> {
      const found = unionAll(
        matching(hasFolded(questions.nameKey, text)),
        matching(hasFolded(questions.textKey, text)),
        matching(arrayContains(questions.tags, [text.toLowerCase()])),
      ).as('found');
      // One array, since rows would take several times as long; workers can share the work.
      const ids = sql<number[]>`coalesce(to_json(array_agg(${found.id})), '[]')`;
      const [row] = await db.select({ ids }).from(found);
      return row?.ids ?? [];
    },

    list(ids: readonly number[], userId: number) {
      return (
        db
          .select({ ...listed, solutionId: solutions.id, hasVariants, measure })
          .from(questions)
          .leftJoin(questionStatuses, statusOf(userId))
          .leftJoin(solutions, eq(solutions.questionId, questions.id))
          .leftJoin(questionMeasures, eq(questionMeasures.questionId, questions.id))
          .leftJoin(questionVariants, eq(questionVariants.questionId, questions.id))
          // One parameter, since a statement cannot take one per question.
          .where(sql`${questions.id} = any(${sql.param(ids)})`)
      );
    },

    async find(id: number, userId: number) {
      const [row] = await db
        .select({
          ...listed,
          descriptionHtml: questions.descriptionHtml,
          keepsAnswer: questions.keepsAnswer,
          hasVariants,
          tags: questions.tags,
          // Null if its first column is.
          extras: {
            hasSimulation: questionAnswers.hasSimulation,
            hasFigure: questionAnswers.hasFigure,
            answer: questionAnswers.answer,
            hints: questionAnswers.hints,
            followUps: questionAnswers.followUps,
          },
          solution: {
            id: solutions.id,
            content: solutions.content,
            version: solutions.version,
          },
        })
        .from(questions)
        .leftJoin(questionStatuses, statusOf(userId))
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .leftJoin(questionAnswers, eq(questionAnswers.questionId, questions.id))
        .leftJoin(questionVariants, eq(questionVariants.questionId, questions.id))
        .where(eq(questions.id, id));
      return row ?? null;
    },

    async countTags(most: number): Promise<TagCounts> {
      const { rows } = await db.execute<{ tag: string; count: number }>(sql`
        select tag, count(*)::int as count
        from ${questions} cross join unnest(${questions.tags}) as tag
        group by tag order by count desc, tag limit ${most}`);
      return rows;
    },
  };
}
