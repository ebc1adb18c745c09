import { lockUser } from '../../db/lock-user.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Client } from '../../lib/client.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { dropNeedlessRecoveryCodes } from './recovery-codes.service.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** Those that somebody else may have added, as a way back in or to lock the owner out. */
export async function removeFactorsSince(
  transaction: Transaction,
  userId: number,
  moment: Date,
  client: Client,
): Promise<void> {
  await lockUser(transaction.db, userId);
  const factors = createSecondFactorRepository(transaction.db);
  if (!(await factors.deleteSince(userId, moment))) return;
  await dropNeedlessRecoveryCodes(transaction, userId);
  await recordEvent(transaction, { userId, kind: 'second_factor_off', client });
}
