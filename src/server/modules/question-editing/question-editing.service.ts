import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { QuestionEdit } from '#shared/contracts/question-edit.ts';
import type { Solution } from '#shared/contracts/solution.ts';
import { toQuestionType } from '#shared/domain/questions.ts';
import type { ChangeFeed } from '../../db/change-feed.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { recordAct } from '../audit/audit.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import { presentSolution } from '../solutions/solution.service.ts';
import {
  type QuestionWriting,
  renderDescription,
  renderSolution,
} from './question-writing.service.ts';

interface QuestionEditingDeps {
  inTransaction: RunInTransaction;
  changes: Pick<ChangeFeed, 'settle'>;
  writing: QuestionWriting;
  questions: Pick<QuestionsService, 'detail'>;
}

interface Admin {
  id: number;
  username: string;
  isAdmin: boolean;
}

export type QuestionEditingService = ReturnType<typeof createQuestionEditingService>;

/** What administrators do with questions. Each save is in the audit log and seen by everybody. */
export function createQuestionEditingService(deps: QuestionEditingDeps) {
  const { inTransaction, changes, writing, questions } = deps;
  return {
    async updateQuestion(
      admin: Admin,
      id: number,
      { version, description, type, imageUrl, ...others }: QuestionEdit,
    ): Promise<QuestionDetail> {
      const change = {
        ...others,
        ...renderDescription(description),
        type: type === undefined ? undefined : toQuestionType(type),
        imageUrl: imageUrl === '' ? null : imageUrl,
      };
      await inTransaction(async (transaction) => {
        const circumstances = { editor: admin, version };
        const saved = await writing.updateQuestion(transaction, id, change, circumstances);
        if (saved.changed.length > 0) {
          await recordAct(transaction, {
            actor: admin,
            action: 'question.update',
            subject: { type: 'question', id },
            details: { version: saved.question.version, changed: saved.changed },
          });
        }
      });
      await changes.settle();
      return questions.detail(id, admin);
    },

    async addSolution(admin: Admin, questionId: number, content: string): Promise<Solution> {
      const rendered = renderSolution(content);
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
      const rendered = renderSolution(content);
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
