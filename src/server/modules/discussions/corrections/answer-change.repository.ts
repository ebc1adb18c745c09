import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { answerChanges, statedAnswers } from '../../../db/tables/answers.ts';
import { questionRevisions, questions } from '../../../db/tables/questions.ts';

export type ChangedAnswer = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createAnswerChangeRepository>['findAfter']>>
>;

export function createAnswerChangeRepository(db: Database) {
  return {
    /** The next question with a changed answer. Those without a check wait until they have one. */
    async findAfter(questionId: number) {
      const [row] = await db
        .select({
          questionId: questions.id,
          changes: answerChanges.changes,
          answer: statedAnswers.answer,
          difficulty: questions.difficulty,
          /** When it began to ask the same. */
          since: sql<Date | null>`${firstWithSameText}`.mapWith(questionRevisions.createdAt),
        })
        .from(answerChanges)
        .innerJoin(questions, eq(questions.id, answerChanges.questionId))
        .innerJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .where(gt(answerChanges.questionId, questionId))
        .orderBy(asc(answerChanges.questionId))
        .limit(1);
      return row ?? null;
    },

    /** Unless it was changed again meanwhile. */
    async settle({ questionId, changes }: { questionId: number; changes: number }): Promise<void> {
      await db
        .delete(answerChanges)
        .where(and(eq(answerChanges.questionId, questionId), eq(answerChanges.changes, changes)));
    },
  };
}

const firstWithSameText = sql`(select min(same.created_at) from ${questionRevisions} as same
  where same.question_id = ${questions.id} and same.subject = 'question' and same.version > coalesce(
    (select max(other.version) from ${questionRevisions} as other
      where other.question_id = ${questions.id} and other.subject = 'question'
        and other.content ->> 'description' is distinct from ${questions.description}), 0))`;
