import { isDeepStrictEqual } from 'node:util';
import {
  type AdminQuestion,
  type QuestionHistory,
  type Restore,
  type Revision,
  revisedQuestionSchema,
  revisedSolutionSchema,
} from '#shared/contracts/admin-question.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../lib/errors.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import type { AdminQuestionService } from '../admin-questions/admin-question.service.ts';
import { questionNotFound } from '../question-access/question-access.service.ts';
import { type Admin, createAuditedWriting } from './audited-writing.ts';
import { createQuestionHistoryRepository } from './question-history.repository.ts';
import {
  type QuestionWriting,
  renderDescription,
  renderExtras,
  renderSolution,
} from './question-writing.service.ts';

interface QuestionHistoryDeps {
  db: Database;
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  writing: QuestionWriting;
  rendering: Pick<RenderingService, 'toHtml'>;
  adminQuestions: Pick<AdminQuestionService, 'show'>;
}

export type QuestionHistoryService = ReturnType<typeof createQuestionHistoryService>;

/** The history of a question and its solution. Restoring a version saves it again. */
export function createQuestionHistoryService(deps: QuestionHistoryDeps) {
  const { db, inTransaction, changes, writing, rendering, adminQuestions } = deps;
  const repository = createQuestionHistoryRepository(db);
  const audited = createAuditedWriting(writing);

  /** Rendered before the transaction begins. */
  async function restoration(
    id: number,
    subject: Restore['subject'],
    content: unknown,
    editor: Admin,
  ) {
    const circumstances = { editor, action: `${subject}.restore` };
    if (subject === 'question') {
      const { description, answer, hints, followUps, ...others } =
        revisedQuestionSchema.parse(content);
      const change = {
        ...others,
        ...(await renderDescription(rendering, description)),
        extras: await renderExtras(rendering, { answer, hints, followUps }),
      };
      return (transaction: Transaction) => audited.update(transaction, id, change, circumstances);
    }
    const { content: source } = revisedSolutionSchema.parse(content);
    const rendered = await renderSolution(rendering, source);
    return (transaction: Transaction) =>
      audited.saveSolution(transaction, id, rendered, circumstances);
  }

  return {
    /** Newest first. */
    async list(questionId: number): Promise<QuestionHistory> {
      const versions = await repository.findVersions(questionId);
      if (!versions) throw questionNotFound();
      const rows = await repository.list(questionId);
      return rows.map((row) => present(row, versions[row.subject] === row.version));
    },

    async restore(admin: Admin, questionId: number, wanted: Restore): Promise<AdminQuestion> {
      if (!(await repository.findVersions(questionId))) throw questionNotFound();
      const content = await repository.findContent(questionId, wanted);
      if (!content) throw notFound('Version not found');
      await inTransaction(await restoration(questionId, wanted.subject, content, admin));
      await changes.settle();
      return adminQuestions.show(questionId, admin);
    },
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof createQuestionHistoryRepository>['list']>>[number];

function present({ subject, version, editor, ...row }: Row, isCurrent: boolean): Revision {
  const revision = { version, isCurrent, editor, createdAt: row.createdAt.toISOString() };
  if (subject === 'solution') {
    const content = revisedSolutionSchema.parse(row.content);
    return { ...revision, subject, content, changed: row.before && ['content'] };
  }
  const before = row.before && revisedQuestionSchema.parse(row.before);
  const content = revisedQuestionSchema.parse(row.content);
  const fields = revisedQuestionSchema.keyof().options;
  const changed = before && fields.filter((field) => hasChanged(before[field], content[field]));
  return { ...revision, subject, content, changed };
}

/** Anything that an old version lacks counts as empty. */
function hasChanged(before: unknown, after: unknown): boolean {
  if (before !== undefined) return !isDeepStrictEqual(before, after);
  return Array.isArray(after) ? after.length > 0 : (after ?? null) !== null;
}
