import type { Transaction } from '../../db/transaction.ts';
import { createSessionRepository } from '../auth/session.repository.ts';
import { renewRecoveryCodes } from './recovery-codes.service.ts';

/**
 * With an account's first factor come recovery codes. Its other sessions proved only the password,
 * so they are no longer fresh.
 */
export async function addFirstFactor(
  transaction: Transaction,
  userId: number,
  by: { sessionId: number; now: Date },
): Promise<string[]> {
  await createSessionRepository(transaction.db).ageOthersOf(userId, by.sessionId);
  return renewRecoveryCodes(transaction, userId, by);
}
