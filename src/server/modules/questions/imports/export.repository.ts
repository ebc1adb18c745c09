import { asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { questionVariants, statedAnswers } from '../../../db/tables/answers.ts';
import { questions, solutions } from '../../../db/tables/questions.ts';
import { questionColumns } from '../question-columns.repository.ts';

export type ExportedRow = Awaited<
  ReturnType<ReturnType<typeof createExportRepository>['listAfter']>
>[number];

export function createExportRepository(db: Database) {
  return {
    /** Including hidden ones, by id. */
    async listAfter(id: number, most: number) {
      return db
        .select({
          ...questionColumns,
          tags: questions.tags,
          solution: solutions.content,
          answer: statedAnswers.answer,
          hints: statedAnswers.hints,
          followUps: statedAnswers.followUps,
          variants: questionVariants.content,
          withdrawn: questionVariants.withdrawn,
        })
        .from(questions)
        .leftJoin(solutions, eq(solutions.questionId, questions.id))
        .leftJoin(statedAnswers, eq(statedAnswers.questionId, questions.id))
        .leftJoin(questionVariants, eq(questionVariants.questionId, questions.id))
        .where(gt(questions.id, id))
        .orderBy(asc(questions.id))
        .limit(most);
    },
  };
}
