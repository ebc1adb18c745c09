import type {
  ListChoice,
  ListDetail,
  ListSummary,
  ListText,
  NewList,
} from '#shared/contracts/list.ts';
import { mostListQuestions, moveBefore } from '#shared/domain/lists.ts';
import type { Database } from '../../../db/client.ts';
import { AppError } from '../../../lib/errors.ts';
import type { QuestionsService } from '../catalog/questions.service.ts';
import { holdQuestion } from '../question-access/question-access.service.ts';
import { createListRepository } from './list.repository.ts';
import { createListChange, type ListChangeDeps, type Owner } from './list-change.ts';
import { createListContentsRepository } from './list-contents.repository.ts';
import { listNotFound } from './list-contents.service.ts';
import { insertList, toColumns } from './new-list.ts';

export type ListService = ReturnType<typeof createListService>;

interface ListDeps extends ListChangeDeps {
  db: Database;
  questions: Pick<QuestionsService, 'read'>;
}

/** A user's own lists. Other people's do not exist for them. */
export function createListService({ db, questions, ...changing }: ListDeps) {
  const { inTransaction, rateLimits, now } = changing;
  const repository = createListRepository(db);
  const contents = createListContentsRepository(db);
  const change = createListChange(changing);

  return {
    list: (owner: Owner): Promise<ListSummary[]> => repository.listOwn(owner.id),

    choices: (owner: Owner, questionId: number): Promise<ListChoice[]> =>
      repository.listChoices(owner.id, questionId),

    async find(owner: Owner, listId: number): Promise<ListDetail> {
      const list = await repository.find(listId, owner.id);
      if (!list) throw listNotFound();
      return { ...list, questions: await questions.read(await contents.list(listId), owner) };
    },

    async create(owner: Owner, { questionId, ...text }: NewList): Promise<{ id: number }> {
      await rateLimits.allow('changeList', String(owner.id));
      return inTransaction(async (transaction) => {
        const id = await insertList(transaction, { owner, text, at: now() });
        if (questionId !== undefined) {
          await holdQuestion(transaction, owner, questionId);
          await createListContentsRepository(transaction.db).add(id, questionId);
        }
        return { id };
      });
    },

    rename: (owner: Owner, listId: number, text: ListText) =>
      change(owner, listId, (transaction) =>
        createListRepository(transaction.db).update(listId, toColumns(text)),
      ),

    delete: (owner: Owner, listId: number) =>
      change(owner, listId, (transaction) => createListRepository(transaction.db).delete(listId)),

    add: (owner: Owner, listId: number, questionId: number) =>
      change(owner, listId, async (transaction) => {
        await holdQuestion(transaction, owner, questionId);
        const own = createListContentsRepository(transaction.db);
        const ids = await own.list(listId);
        if (ids.includes(questionId)) return;
        if (ids.length >= mostListQuestions) throw listFull();
        await own.add(listId, questionId);
      }),

    remove: (owner: Owner, listId: number, questionId: number) =>
      change(owner, listId, (transaction) =>
        createListContentsRepository(transaction.db).remove(listId, questionId),
      ),

    /** One question at a time, so that two tabs cannot undo each other's moves. */
    move: (owner: Owner, listId: number, questionId: number, before: number | null) =>
      change(owner, listId, async (transaction) => {
        const own = createListContentsRepository(transaction.db);
        const ids = await own.list(listId);
        const isThere = (id: number | null) => id === null || ids.includes(id);
        if (!isThere(questionId) || !isThere(before)) throw outdated();
        if (before !== questionId) await own.setOrder(listId, moveBefore(ids, questionId, before));
      }),
  };
}

const listFull = () =>
  new AppError(
    409,
    'LIST_FULL',
    `The list already has ${mostListQuestions} questions, which is the limit.`,
  );
const outdated = () =>
  new AppError(409, 'OUTDATED', 'The list has changed meanwhile. Please check it and try again.');
