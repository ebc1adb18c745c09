import type { Transaction } from '../../../db/transaction.ts';
import { ageOtherSessions } from '../auth/hold-session.service.ts';
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
  await ageOtherSessions(transaction, userId, by.sessionId);
  return renewRecoveryCodes(transaction, userId, by);
}
