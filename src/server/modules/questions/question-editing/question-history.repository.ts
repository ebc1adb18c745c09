import { and, desc, eq, sql } from 'drizzle-orm';
import type { Restore } from '#shared/contracts/admin-question.ts';
import type { Database } from '../../../db/client.ts';
import { questionRevisions, questions, solutions } from '../../../db/tables/questions.ts';

type Content = Record<string, unknown>;

export function createQuestionHistoryRepository(db: Database) {
  return {
    async findVersions(questionId: number) {
      const [row] = await db
        .select({ question: questions.version, solution: solutions.version })
        .from(questions)
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .where(eq(questions.id, questionId));
      return row ?? null;
    },

    /** Newest first, each with the previous version. */
    list(questionId: number) {
      const { subject, version } = questionRevisions;
      return db
        .select({
          subject,
          version,
          content: questionRevisions.content,
          before: sql<Content | null>`
            lag(${questionRevisions.content}) over (partition by ${subject} order by ${version})`,
          editor: questionRevisions.editorName,
          createdAt: questionRevisions.createdAt,
        })
        .from(questionRevisions)
        .where(eq(questionRevisions.questionId, questionId))
        .orderBy(desc(questionRevisions.createdAt), desc(questionRevisions.id));
    },

    async findContent(questionId: number, { subject, version }: Restore): Promise<Content | null> {
      const [row] = await db
        .select({ content: questionRevisions.content })
        .from(questionRevisions)
        .where(
          and(
            eq(questionRevisions.questionId, questionId),
            eq(questionRevisions.subject, subject),
            eq(questionRevisions.version, version),
          ),
        );
      return row?.content ?? null;
    },
  };
}
