import type { Transaction } from '../../../db/transaction.ts';
import { ageOtherSessions } from '../auth/hold-session.service.ts';
import { renewRecoveryCodes } from './recovery-codes.service.ts';

/**
 * An account's first factor comes with recovery codes. Other sessions are no longer fresh, since
 * they proved only the password.
 */
export async function addFirstFactor(
  transaction: Transaction,
  userId: number,
  by: { sessionId: number; now: Date },
): Promise<string[]> {
  await ageOtherSessions(transaction, userId, by.sessionId);
  return renewRecoveryCodes(transaction, userId, by);
}
