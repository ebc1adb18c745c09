import type { Transaction } from '../../../db/transaction.ts';
import { recordAct } from '../../ground/audit/audit.service.ts';
import type {
  QuestionChange,
  QuestionDraft,
  QuestionWriting,
  SolutionRow,
} from './question-writing.service.ts';
import type { RenderedSolution } from './rendered-content.ts';

export interface Admin {
  id: number;
  username: string;
  isAdmin: boolean;
}

interface Circumstances {
  editor: Admin;
  version?: number | undefined;
  /** The audit action, instead of `question.update` and the like. */
  action?: string;
}

/** Writes questions for administrators, with an audit entry for each change. */
export function createAuditedWriting(writing: QuestionWriting) {
  const recordSolution = (
    transaction: Transaction,
    actor: Admin,
    action: string,
    { id, questionId, version }: SolutionRow,
  ) =>
    recordAct(transaction, {
      actor,
      action,
      subject: { type: 'solution', id },
      details: { questionId, version },
    });

  return {
    /** Returns the question's id. */
    async create(transaction: Transaction, actor: Admin, draft: QuestionDraft): Promise<number> {
      const [created] = await writing.createQuestions(transaction, [draft], actor);
      if (!created) throw new Error('A question was not inserted');
      const { question, solution } = created;
      await recordAct(transaction, {
        actor,
        action: 'question.create',
        subject: { type: 'question', id: question.id },
        details: { version: question.version, name: question.name },
      });
      if (solution) await recordSolution(transaction, actor, 'solution.create', solution);
      return question.id;
    },

    async update(
      transaction: Transaction,
      id: number,
      change: QuestionChange,
      { editor, version, action = 'question.update' }: Circumstances,
    ): Promise<void> {
      const circumstances = { editor, version };
      const saved = await writing.updateQuestion(transaction, id, change, circumstances);
      if (saved.changed.length === 0) return;
      await recordAct(transaction, {
        actor: editor,
        action,
        subject: { type: 'question', id },
        details: { version: saved.question.version, changed: saved.changed },
      });
    },

    async saveSolution(
      transaction: Transaction,
      questionId: number,
      rendered: RenderedSolution,
      { editor, version, action }: Circumstances,
    ): Promise<void> {
      const circumstances = { editor, version };
      const saved = await writing.saveSolution(transaction, questionId, rendered, circumstances);
      if (!saved.isChanged) return;
      const usual = saved.isNew ? 'solution.create' : 'solution.update';
      await recordSolution(transaction, editor, action ?? usual, saved.solution);
    },
  };
}
