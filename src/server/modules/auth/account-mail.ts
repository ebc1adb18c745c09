import type { Transaction } from '../../db/transaction.ts';
import type { Client } from '../../lib/client.ts';
import { deviceName } from '../../lib/device-name.ts';
import { shownNetworkOf } from '../../lib/network.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import {
  emailChangedEmail,
  emailRevertedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  providerLinkedEmail,
  providerUnlinkedEmail,
  signedInEmail,
  verificationEmail,
} from './account-emails.ts';
import type { TokenService } from './token.service.ts';

interface Recipient {
  id: number;
  username: string;
  email: string;
}

interface AccountMailDeps {
  mail: Pick<MailService, 'enqueue'>;
  tokens: TokenService;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

export type AccountMail = ReturnType<typeof createAccountMail>;

/** The emails about an account, each written in the transaction that causes it. */
export function createAccountMail({ mail, tokens, settings, appUrl, now }: AccountMailDeps) {
  const to = async ({ username }: Recipient) => ({
    username,
    siteName: (await settings.publicSettings()).app_title,
  });
  const envelope = (kind: string, user: Recipient) => ({
    kind,
    userId: user.id,
    recipient: user.email,
  });

  return {
    async sendVerification(transaction: Transaction, user: Recipient): Promise<void> {
      const token = await tokens.issue(transaction, 'verify_email', user);
      const email = verificationEmail(await to(user), `${appUrl}/confirm-email?token=${token}`);
      await mail.enqueue(transaction, envelope('verification', user), email);
    },

    async sendPasswordReset(transaction: Transaction, user: Recipient): Promise<void> {
      const token = await tokens.issue(transaction, 'reset_password', user);
      const email = passwordResetEmail(await to(user), `${appUrl}/reset-password?token=${token}`);
      await mail.enqueue(transaction, envelope('password_reset', user), email);
    },

    async sendPasswordChanged(transaction: Transaction, user: Recipient): Promise<void> {
      const email = passwordChangedEmail(await to(user), `${appUrl}/forgot-password`);
      await mail.enqueue(transaction, envelope('password_changed', user), email);
    },

    async sendProviderLinked(
      transaction: Transaction,
      user: Recipient,
      provider: string,
    ): Promise<void> {
      const email = providerLinkedEmail(await to(user), provider, `${appUrl}/account?tab=password`);
      await mail.enqueue(transaction, envelope('provider_linked', user), email);
    },

    async sendProviderUnlinked(
      transaction: Transaction,
      user: Recipient,
      provider: string,
    ): Promise<void> {
      const email = providerUnlinkedEmail(await to(user), provider, `${appUrl}/forgot-password`);
      await mail.enqueue(transaction, envelope('provider_unlinked', user), email);
    },

    /** Unless they turned it off. Never to unverified addresses, which may be strangers'. */
    async sendSignedIn(
      transaction: Transaction,
      user: Recipient & { isEmailVerified: boolean; mailSignIns: boolean },
      { ip, userAgent }: Client,
    ): Promise<void> {
      if (!user.isEmailVerified || !user.mailSignIns) return;
      const token = await tokens.issueUnsubscribe(transaction, user, 'signIns');
      const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
      const headers = {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const email = signedInEmail(await to(user), {
        device: deviceName(userAgent),
        network: shownNetworkOf(ip),
        time: now(),
        links: { newPassword: `${appUrl}/forgot-password`, unsubscribe },
      });
      await mail.enqueue(transaction, { ...envelope('signed_in', user), headers }, email);
    },

    /** Goes to the account's previous email, with a link that restores it. */
    async sendEmailChanged(
      transaction: Transaction,
      user: Recipient,
      newEmail: string,
    ): Promise<void> {
      const token = await tokens.issueRevert(transaction, user);
      const url = `${appUrl}/revert-email?token=${token}`;
      const email = emailChangedEmail(await to(user), newEmail, url);
      await mail.enqueue(transaction, envelope('address_changed', user), email);
    },

    /** Goes to the email that the account had until now. */
    async sendEmailReverted(transaction: Transaction, user: Recipient): Promise<void> {
      const email = emailRevertedEmail(await to(user));
      await mail.enqueue(transaction, envelope('address_reverted', user), email);
    },
  };
}
