import type {
  AdminQuestion,
  AdminQuestionQuery,
  AdminQuestionRow,
  CategoryCounts,
} from '#shared/contracts/admin-question.ts';
import { rowsOfPage } from '#shared/domain/pagination.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { Database } from '../../db/client.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import { createQuestionRegister } from '../questions/question-register.service.ts';
import { createAdminQuestionRepository } from './admin-question.repository.ts';

interface AdminQuestionDeps {
  db: Database;
  changes: Pick<ChangeFeed, 'on'>;
}

export type AdminQuestionService = ReturnType<typeof createAdminQuestionService>;

const everything = { offset: 0, limit: Number.POSITIVE_INFINITY };

/** All questions as administrators see them: which ones from memory, what they say is read. */
export function createAdminQuestionService({ db, changes }: AdminQuestionDeps) {
  const repository = createAdminQuestionRepository(db);
  const register = createQuestionRegister({ db, changes });
  return {
    async list(
      query: AdminQuestionQuery,
      admin: { id: number },
    ): Promise<{ total: number; questions: AdminQuestionRow[] }> {
      const { total, ids } = (await register()).list(query, query, rowsOfPage(query) ?? everything);
      const rows = ids.length === 0 ? [] : await repository.list(ids, admin.id);
      const byId = new Map(rows.map((row) => [row.id, row]));
      // Without those that are gone meanwhile.
      return { total, questions: ids.flatMap((id) => toRow(byId.get(id))) };
    },

    async categories(): Promise<CategoryCounts> {
      return (await register()).categories;
    },

    async show(id: number, admin: { id: number }): Promise<AdminQuestion> {
      const question = await repository.find(id, admin.id);
      if (!question) throw questionNotFound();
      return { ...withTexts(question), hasSolution: question.solution !== null };
    },
  };
}

type ListedRow = Awaited<
  ReturnType<ReturnType<typeof createAdminQuestionRepository>['list']>
>[number];

function toRow(row: ListedRow | undefined): AdminQuestionRow[] {
  if (!row) return [];
  const { solutionId, ...question } = row;
  return [{ ...withTexts(question), hasSolution: solutionId !== null }];
}

function withTexts<Row extends { createdAt: Date; updatedAt: Date }>(row: Row) {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
