import type { Transaction } from '../../../db/transaction.ts';
import { createUserRepository } from './user.repository.ts';

/** Where a user's days begin and end. */
export async function setTimeZone(
  { db }: Transaction,
  userId: number,
  timeZone: string,
): Promise<void> {
  await createUserRepository(db).update(userId, { timeZone });
}
