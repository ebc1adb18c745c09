import type { Added } from '../../../db/added.ts';
import { lockUser } from '../../../db/lock-user.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { dropNeedlessRecoveryCodes } from './recovery-codes.service.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';

/** Removes what someone else may have added, as a way back in or to lock the owner out. */
export async function removeAddedFactors(
  transaction: Transaction,
  userId: number,
  added: Added,
  client: Client,
) {
  await lockUser(transaction.db, userId);
  const factors = createSecondFactorRepository(transaction.db);
  const { authenticators, passkeys, recoveryCodes } = await factors.deleteAdded(userId, added);
  const needless = await dropNeedlessRecoveryCodes(transaction, userId);
  if (authenticators + passkeys > 0) {
    await recordEvent(transaction, { userId, kind: 'second_factor_off', client });
  }
  return {
    passkeys,
    hadAuthenticator: authenticators > 0,
    hadRecoveryCodes: recoveryCodes + needless > 0,
  };
}
