import type { Transaction } from '../../../db/transaction.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { type FactorNews, factorEmail } from './factor-emails.ts';

export interface FactorOwner {
  id: number;
  username: string;
  email: string;
  isEmailVerified: boolean;
}

interface FactorMailDeps {
  mail: Pick<MailService, 'notify'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
}

export type FactorMail = ReturnType<typeof createFactorMail>;

/** Emails users about changes to their second factor, in the transaction that causes them. */
export function createFactorMail({ mail, settings, appUrl }: FactorMailDeps) {
  return {
    send: (transaction: Transaction, owner: FactorOwner, news: FactorNews): Promise<void> =>
      mail.notify(transaction, owner, 'second_factor', async () => {
        const { app_title: siteName } = await settings.publicSettings();
        const links = {
          newPassword: `${appUrl}/forgot-password`,
          account: `${appUrl}/account?tab=security`,
        };
        return factorEmail({ username: owner.username, siteName }, news, links);
      }),
  };
}
