import type { Database } from '../../../db/client.ts';
import { notFound } from '../../../lib/errors.ts';
import { createListRepository } from './list.repository.ts';
import { createListContentsRepository } from './list-contents.repository.ts';

export type ListContents = ReturnType<typeof createListContents>;

/** The same for a missing list and for someone else's. */
export const listNotFound = () => notFound('List not found');

/** What narrowing to a list needs to know about it. */
export function createListContents(db: Database) {
  const lists = createListRepository(db);
  const contents = createListContentsRepository(db);
  return {
    /** In its order, hidden ones too; none if the list is not the reader's. */
    async questionsOf(listId: number, reader: { id: number } | null): Promise<number[]> {
      return reader ? contents.listOwn(listId, reader.id) : [];
    },

    async nameOf(listId: number, reader: { id: number }): Promise<string> {
      const list = await lists.find(listId, reader.id);
      if (!list) throw listNotFound();
      return list.name;
    },
  };
}
