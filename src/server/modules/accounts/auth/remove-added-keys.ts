import type { RemovedKeys } from '#shared/contracts/removed-keys.ts';
import type { Added } from '../../../db/added.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { recordEvent } from '../security-log/security-event.service.ts';
import { removeAddedFactors } from '../two-factor/foreign-factors.service.ts';
import { createIdentityRepository } from './openid/identity.repository.ts';
import type { IdentityService } from './openid/identity.service.ts';

export type RemoveAddedKeys = ReturnType<typeof createRemoveAddedKeys>;

/** Removes the ways back in that someone else may have added, such as their provider or passkey. */
export function createRemoveAddedKeys({ nameOf }: Pick<IdentityService, 'nameOf'>) {
  return async (
    transaction: Transaction,
    userId: number,
    added: Added,
    client: Client,
  ): Promise<Omit<RemovedKeys, 'hadPassword'>> => {
    const unlinked = await createIdentityRepository(transaction.db).deleteAdded(userId, added);
    if (unlinked.length > 0) {
      await recordEvent(transaction, { userId, kind: 'provider_unlinked', client });
    }
    const factors = await removeAddedFactors(transaction, userId, added, client);
    return { providers: unlinked.map(nameOf), ...factors };
  };
}
