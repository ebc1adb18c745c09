import type { AdminQuestion, NewQuestion } from '#shared/contracts/admin-question.ts';
import type { QuestionEdit } from '#shared/contracts/question-edit.ts';
import type { Solution } from '#shared/contracts/solution.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import type { ChangeFeed } from '../../../db/change-feed.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type { RenderingService } from '../../ground/rendering/rendering.service.ts';
import type { AdminQuestionService } from '../admin-questions/admin-question.service.ts';
import { type Admin, createAuditedWriting } from './audited-writing.ts';
import {
  presentSolution,
  type QuestionFlag,
  type QuestionWriting,
  renderDescription,
  renderExtras,
  renderSolution,
} from './question-writing.service.ts';

interface QuestionEditingDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  writing: QuestionWriting;
  rendering: Pick<RenderingService, 'toHtml'>;
  adminQuestions: Pick<AdminQuestionService, 'show'>;
}

export type QuestionEditingService = ReturnType<typeof createQuestionEditingService>;

/** Question editing for administrators. Each save is audited and visible to all processes. */
export function createQuestionEditingService(deps: QuestionEditingDeps) {
  const { inTransaction, changes, writing, rendering, adminQuestions } = deps;
  const audited = createAuditedWriting(writing);

  async function settled(admin: Admin, id: number): Promise<AdminQuestion> {
    await changes.settle();
    return adminQuestions.show(id, admin);
  }

  return {
    async createQuestion(
      admin: Admin,
      { description, type, imageUrl, solution, answer, hints, followUps, ...others }: NewQuestion,
    ): Promise<AdminQuestion> {
      const draft = {
        question: {
          ...others,
          ...(await renderDescription(rendering, description)),
          type: toQuestionType(type),
          imageUrl: imageUrl || null,
        },
        solution:
          solution === undefined ? null : await renderSolution(rendering, solution, 'solution'),
        extras: await renderExtras(rendering, { answer, hints, followUps }),
      };
      const id = await inTransaction((transaction) => audited.create(transaction, admin, draft));
      return settled(admin, id);
    },

    async updateQuestion(
      admin: Admin,
      id: number,
      { version, solution, solutionVersion, ...edit }: QuestionEdit,
    ): Promise<AdminQuestion> {
      const { description, type, imageUrl, answer, hints, followUps, ...others } = edit;
      const change = {
        ...others,
        ...(await renderDescription(rendering, description)),
        type: type === undefined ? undefined : toQuestionType(type),
        imageUrl: imageUrl === '' ? null : imageUrl,
        extras: await renderExtras(rendering, { answer, hints, followUps }),
      };
      const rendered =
        solution === undefined ? null : await renderSolution(rendering, solution, 'solution');
      await inTransaction(async (transaction) => {
        await audited.update(transaction, id, change, { editor: admin, version });
        if (!rendered) return;
        const circumstances = { editor: admin, version: solutionVersion };
        await audited.saveSolution(transaction, id, rendered, circumstances);
      });
      return settled(admin, id);
    },

    async setFlag(admin: Admin, id: number, flag: QuestionFlag): Promise<AdminQuestion> {
      await inTransaction((transaction) =>
        audited.update(transaction, id, flag, { editor: admin }),
      );
      return settled(admin, id);
    },

    async addSolution(admin: Admin, questionId: number, content: string): Promise<Solution> {
      const rendered = await renderSolution(rendering, content);
      const solution = await inTransaction(async (transaction) => {
        const created = await writing.createSolution(transaction, questionId, rendered, admin);
        await recordAct(transaction, {
          actor: admin,
          action: 'solution.create',
          subject: { type: 'solution', id: created.id },
          details: { questionId, version: created.version },
        });
        return created;
      });
      await changes.settle();
      return presentSolution(solution);
    },

    async updateSolution(
      admin: Admin,
      id: number,
      { content, version }: { content: string; version?: number | undefined },
    ): Promise<Solution> {
      const rendered = await renderSolution(rendering, content);
      const saved = await inTransaction(async (transaction) => {
        const circumstances = { editor: admin, version };
        const { solution, isChanged } = await writing.updateSolution(
          transaction,
          id,
          rendered,
          circumstances,
        );
        if (isChanged) {
          await recordAct(transaction, {
            actor: admin,
            action: 'solution.update',
            subject: { type: 'solution', id },
            details: { questionId: solution.questionId, version: solution.version },
          });
        }
        return solution;
      });
      await changes.settle();
      return presentSolution(saved);
    },
  };
}
