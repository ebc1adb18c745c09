import type { SharedList } from '#shared/contracts/list.ts';
import type { Database } from '../../../db/client.ts';
import { createToken, isToken } from '../../../lib/secret-token.ts';
import type { QuestionsService } from '../catalog/questions.service.ts';
import { createListRepository } from './list.repository.ts';
import { createListChange, type ListChangeDeps, type Owner } from './list-change.ts';
import { createListContentsRepository } from './list-contents.repository.ts';
import { listNotFound } from './list-contents.service.ts';
import { insertList } from './new-list.ts';

export type SharedListService = ReturnType<typeof createSharedListService>;

interface SharedListDeps extends ListChangeDeps {
  db: Database;
  questions: Pick<QuestionsService, 'read'>;
}

/** Lists that anyone can read through a link with a token, for as long as their owners want. */
export function createSharedListService({ db, questions, ...changing }: SharedListDeps) {
  const { inTransaction, rateLimits, now } = changing;
  const contents = createListContentsRepository(db);
  const change = createListChange(changing);

  async function requireShared(database: Database, token: string) {
    const lists = createListRepository(database);
    const list = isToken(token) ? await lists.findShared(token) : null;
    if (!list) throw listNotFound();
    return list;
  }

  return {
    share: (owner: Owner, listId: number): Promise<{ token: string }> =>
      change(owner, listId, async (transaction, list) => {
        const token = list.shareToken ?? createToken();
        await createListRepository(transaction.db).update(listId, { shareToken: token });
        return { token };
      }),

    revoke: (owner: Owner, listId: number): Promise<void> =>
      change(owner, listId, (transaction) =>
        createListRepository(transaction.db).update(listId, { shareToken: null }),
      ),

    async find(token: string, reader: Owner | null): Promise<SharedList> {
      const { id, name, description, ownerId, username } = await requireShared(db, token);
      return {
        ...{ name, description, owner: { username } },
        ownId: reader?.id === ownerId ? id : null,
        questions: await questions.read(await contents.list(id), reader),
      };
    },

    async copy(owner: Owner, token: string): Promise<{ id: number }> {
      await rateLimits.allow('changeList', String(owner.id));
      return inTransaction(async (transaction) => {
        const { id: from, name, description } = await requireShared(transaction.db, token);
        const text = { name, description: description ?? '' };
        const id = await insertList(transaction, { owner, text, at: now() });
        await createListContentsRepository(transaction.db).copy(from, id);
        return { id };
      });
    },
  };
}
