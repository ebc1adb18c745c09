import type { ListText } from '#shared/contracts/list.ts';
import { mostLists } from '#shared/domain/lists.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { AppError, notSignedIn } from '../../../lib/errors.ts';
import { createListRepository } from './list.repository.ts';

interface NewRow {
  owner: { id: number };
  text: ListText;
  at: Date;
}

/** Throws if the owner already has the maximum. */
export async function insertList(
  { db }: Transaction,
  { owner, text, at }: NewRow,
): Promise<number> {
  const lists = createListRepository(db);
  if (!(await lockUser(db, owner.id))) throw notSignedIn();
  if ((await lists.count(owner.id)) >= mostLists) throw tooManyLists();
  return lists.insert({ userId: owner.id, ...toColumns(text), createdAt: at, updatedAt: at });
}

export function toColumns({ name, description }: ListText) {
  return { name, description: description || null };
}

const tooManyLists = () =>
  new AppError(409, 'TOO_MANY_LISTS', `You already have ${mostLists} lists, which is the limit.`);
