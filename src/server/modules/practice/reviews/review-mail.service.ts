import { dayOf } from '#shared/domain/days.ts';
import { endOfDay } from '#shared/domain/progress.ts';
import { countedDue } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { tellInTheMorning } from './morning-mail.service.ts';
import { createPracticeSettingsRepository } from './practice-settings.repository.ts';
import { reviewEmail } from './review-email.ts';
import { createReviewQueueRepository } from './review-queue.repository.ts';

interface ReviewMailDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  mail: Pick<MailService, 'enqueue'>;
  tokens: Pick<TokenService, 'issueUnsubscribe'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

/** Emails learners who want it how much is due: once a day, in their morning. */
export function createReviewMailService(deps: ReviewMailDeps) {
  const { db, inTransaction, jobs, mail, tokens, settings, appUrl, now } = deps;
  const repository = createPracticeSettingsRepository(db);

  async function tell(
    transaction: Transaction,
    userId: number,
    { zone, today }: { zone: string; today: string },
  ): Promise<void> {
    const own = createPracticeSettingsRepository(transaction.db);
    const recipient = await own.lockRecipient(userId);
    if (!recipient || recipient.mailedOn === today) return;
    const counts = await createReviewQueueRepository(transaction.db).countDue(
      userId,
      endOfDay(now(), zone),
      countedDue,
    );
    const due = counts.reduce((sum, { count }) => sum + count, 0);
    if (due === 0) return;
    const token = await tokens.issueUnsubscribe(transaction, recipient, 'reviews');
    const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
    await mail.enqueue(
      transaction,
      {
        kind: 'reviews',
        userId,
        recipient: recipient.email,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
      reviewEmail({
        due,
        recipient: recipient.username,
        siteName: (await settings.publicSettings()).app_title,
        links: { review: `${appUrl}/practice/review`, unsubscribe },
      }),
    );
    await own.setMailed(userId, today);
  }

  function tellAll(): Promise<void> {
    return tellInTheMorning({
      list: (afterId, most) => repository.listRecipients(afterId, most, dayOf(now())),
      tell: ({ userId }, day) => inTransaction((transaction) => tell(transaction, userId, day)),
      now,
    });
  }

  return {
    tellAll,
    startJobs: () =>
      jobs.schedule({ name: 'review-mail', cron: '*/15 * * * *', expireInSeconds: 900 }, tellAll),
  };
}
