import type { RemovedKeys } from '#shared/contracts/removed-keys.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Client } from '../../../lib/client.ts';
import { deviceName } from '../../../lib/device-name.ts';
import { shownNetworkOf } from '../../../lib/network.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import {
  emailChangedEmail,
  emailReleasedEmail,
  emailReleaseEmail,
  emailRestoredEmail,
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

type Owner = Recipient & { isEmailVerified: boolean };
type FormerOwner = Owner & { verifiedElsewhere: boolean };

interface AccountMailDeps {
  mail: Pick<MailService, 'enqueue' | 'notify' | 'forget'>;
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
      const url = `${appUrl}/reset-password?token=${token}`;
      const isSettled = (await tokens.reverts.findEarlierEmail(transaction, user)) === null;
      const email = isSettled
        ? passwordResetEmail(await to(user), url)
        : emailReleaseEmail(await to(user), url);
      await mail.enqueue(transaction, envelope('password_reset', user), email);
    },

    sendPasswordChanged: (
      transaction: Transaction,
      user: Owner,
      removed: readonly string[] = [],
    ): Promise<void> =>
      mail.notify(transaction, user, 'password_changed', async () =>
        passwordChangedEmail(await to(user), removed, `${appUrl}/forgot-password`),
      ),

    sendProviderLinked: (transaction: Transaction, user: Owner, provider: string): Promise<void> =>
      mail.notify(transaction, user, 'provider_linked', async () =>
        providerLinkedEmail(await to(user), provider, `${appUrl}/account?tab=security`),
      ),

    sendProviderUnlinked: (
      transaction: Transaction,
      user: Owner,
      provider: string,
    ): Promise<void> =>
      mail.notify(transaction, user, 'provider_unlinked', async () =>
        providerUnlinkedEmail(await to(user), provider, `${appUrl}/forgot-password`),
      ),

    /** Forgets what was sent to an email that turned out to be someone else's. */
    forgetTo: (transaction: Transaction, { id, email }: Recipient): Promise<void> =>
      mail.forget(transaction, id, email),

    /** Unless they turned it off or got many: an attacker may want to bury another email. */
    async sendSignedIn(
      transaction: Transaction,
      user: Owner & { mailSignIns: boolean },
      { ip, userAgent }: Client,
    ): Promise<void> {
      if (!user.mailSignIns || (await tokens.areFrequent(transaction, user, 'signIns'))) return;
      await mail.notify(transaction, user, 'signed_in', async () => {
        const token = await tokens.issueUnsubscribe(transaction, user, 'signIns');
        const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
        const email = signedInEmail(await to(user), {
          device: deviceName(userAgent),
          network: shownNetworkOf(ip),
          time: now(),
          links: { newPassword: `${appUrl}/forgot-password`, unsubscribe },
        });
        const headers = {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        };
        return { ...email, headers };
      });
    },

    /** Goes to the account's previous email, with a link that restores it. */
    sendEmailChanged: (
      transaction: Transaction,
      user: FormerOwner,
      change: { email: string; sessionId: number },
    ): Promise<void> =>
      mail.notify(transaction, user, 'address_changed', async () => {
        const token = await tokens.reverts.issue(transaction, user, change.sessionId);
        const url = `${appUrl}/revert-email?token=${token}`;
        return emailChangedEmail(await to(user), change.email, url);
      }),

    /** Goes to the email that the account loses. */
    sendEmailReverted: (transaction: Transaction, user: Owner): Promise<void> =>
      mail.notify(transaction, user, 'address_reverted', async () =>
        emailRevertedEmail(await to(user)),
      ),

    /** Goes to the email that the account gets back. */
    sendEmailRestored: (
      transaction: Transaction,
      user: Owner,
      removed: RemovedKeys,
    ): Promise<void> =>
      mail.notify(transaction, user, 'address_restored', async () =>
        emailRestoredEmail(await to(user), removed, `${appUrl}/forgot-password`),
      ),

    /** The same, if the owner of the other email gave it up. */
    sendEmailReleased: (transaction: Transaction, user: Owner, released: string): Promise<void> =>
      mail.notify(transaction, user, 'address_released', async () =>
        emailReleasedEmail(await to(user), released, `${appUrl}/forgot-password`),
      ),
  };
}
