import type { Transaction } from '../../../db/transaction.ts';
import type { BillingService } from '../../billing/billing.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import { deleteAccount } from './account-removal.repository.ts';
import { holdAdministrators } from './administrators.service.ts';

interface AccountRemovalDeps {
  mail: Pick<MailService, 'forget'>;
  billing: Pick<BillingService, 'leave'>;
}

export type RemoveAccount = ReturnType<typeof createAccountRemoval>;

/** The only way to delete an account. Keeps the user's posts, without a name. */
export function createAccountRemoval({ mail, billing }: AccountRemovalDeps) {
  return async (transaction: Transaction, userId: number): Promise<void> => {
    const administrators = await holdAdministrators(transaction, userId);
    administrators.refuseLast('deleted');
    await mail.forget(transaction, userId);
    await billing.leave(transaction, userId);
    await deleteAccount(transaction.db, userId);
  };
}
