import type { InboxMailSetting } from '#shared/contracts/admin-inbox.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { createInboxRepository, inboxMailKind } from './inbox.repository.ts';
import { inboxEmail } from './inbox-email.ts';
import { createInboxMailRepository } from './inbox-mail.repository.ts';

export type InboxMailService = ReturnType<typeof createInboxMailService>;

interface InboxMailDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  mail: Pick<MailService, 'enqueueHourly'>;
  tokens: Pick<TokenService, 'issueUnsubscribe'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

const day = 24 * 60 * 60 * 1000;

/** Emails about new work, for administrators who want them. */
export function createInboxMailService(deps: InboxMailDeps) {
  const { db, inTransaction, jobs, mail, tokens, settings, appUrl, now } = deps;
  const repository = createInboxMailRepository(db);

  async function tell(transaction: Transaction, userId: number): Promise<void> {
    const began = now();
    const own = createInboxMailRepository(transaction.db);
    const recipient = await own.lockRecipient(userId);
    if (!recipient) return;
    const { timing, toldAt } = recipient;
    if (timing === 'daily' && began.getTime() - toldAt.getTime() < day) return;
    const arrived = await createInboxRepository(transaction.db).arrivedSince(toldAt);
    if (arrived.length === 0) return;
    const isTold = await mail.enqueueHourly(transaction, `work to ${userId}`, async () => {
      const token = await tokens.issueUnsubscribe(transaction, recipient, 'work');
      const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
      return {
        kind: inboxMailKind,
        userId,
        recipient: recipient.email,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        email: inboxEmail({
          arrived,
          timing,
          recipient: recipient.username,
          siteName: (await settings.publicSettings()).app_title,
          links: { admin: `${appUrl}/admin`, unsubscribe },
        }),
      };
    });
    if (isTold) await own.setTold(userId, began);
  }

  async function tellAll(): Promise<void> {
    for (const userId of await repository.listRecipients()) {
      await inTransaction((transaction) => tell(transaction, userId));
    }
  }

  return {
    async read({ id }: { id: number }): Promise<InboxMailSetting> {
      return { timing: (await repository.timingOf(id)) ?? 'off' };
    },

    async change({ id }: { id: number }, { timing }: InboxMailSetting): Promise<InboxMailSetting> {
      if (timing === 'off') await repository.delete(id);
      else await repository.set({ userId: id, timing, toldAt: now() });
      return { timing };
    },

    tellAll,

    startJobs: () =>
      jobs.schedule({ name: 'work-mail', cron: '* * * * *', expireInSeconds: 120 }, tellAll),
  };
}
