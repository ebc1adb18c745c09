import type { Transaction } from '../../db/transaction.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import { type FactorNews, factorEmail } from './factor-emails.ts';

export interface FactorOwner {
  id: number;
  username: string;
  email: string;
}

interface FactorMailDeps {
  mail: Pick<MailService, 'enqueue'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
}

export type FactorMail = ReturnType<typeof createFactorMail>;

/** Tells people what happened to their second factor, in the transaction that causes it. */
export function createFactorMail({ mail, settings, appUrl }: FactorMailDeps) {
  return {
    async send(transaction: Transaction, owner: FactorOwner, news: FactorNews): Promise<void> {
      const { app_title: siteName } = await settings.publicSettings();
      const envelope = { kind: 'second_factor', userId: owner.id, recipient: owner.email };
      const links = { newPassword: `${appUrl}/forgot-password`, account: `${appUrl}/account` };
      const email = factorEmail({ username: owner.username, siteName }, news, links);
      await mail.enqueue(transaction, envelope, email);
    },
  };
}
