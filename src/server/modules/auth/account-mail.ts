import type { Transaction } from '../../db/transaction.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import {
  emailChangedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  verificationEmail,
} from './account-emails.ts';
import type { TokenService } from './token.service.ts';

interface Addressee {
  id: number;
  username: string;
  email: string;
}

interface AccountMailDeps {
  mail: Pick<MailService, 'enqueue'>;
  tokens: TokenService;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
}

export type AccountMail = ReturnType<typeof createAccountMail>;

/** The emails about an account, each written in the transaction that causes it. */
export function createAccountMail({ mail, tokens, settings, appUrl }: AccountMailDeps) {
  const to = async ({ username }: Addressee) => ({
    username,
    siteName: (await settings.publicSettings()).app_title,
  });
  const envelope = (kind: string, user: Addressee) => ({
    kind,
    userId: user.id,
    recipient: user.email,
  });

  return {
    async sendVerification(transaction: Transaction, user: Addressee): Promise<void> {
      const token = await tokens.issue(transaction, 'verify_email', user);
      const letter = verificationEmail(await to(user), `${appUrl}/confirm-email?token=${token}`);
      await mail.enqueue(transaction, envelope('verification', user), letter);
    },

    async sendPasswordReset(transaction: Transaction, user: Addressee): Promise<void> {
      const token = await tokens.issue(transaction, 'reset_password', user);
      const letter = passwordResetEmail(await to(user), `${appUrl}/reset-password?token=${token}`);
      await mail.enqueue(transaction, envelope('password_reset', user), letter);
    },

    async tellPasswordChanged(transaction: Transaction, user: Addressee): Promise<void> {
      const letter = passwordChangedEmail(await to(user), `${appUrl}/forgot-password`);
      await mail.enqueue(transaction, envelope('password_changed', user), letter);
    },

    /** Goes to the account's previous email. */
    async tellAddressChanged(
      transaction: Transaction,
      user: Addressee,
      newAddress: string,
    ): Promise<void> {
      const letter = emailChangedEmail(await to(user), newAddress);
      await mail.enqueue(transaction, envelope('address_changed', user), letter);
    },
  };
}
