import { dayReader, endOfDay } from '#shared/domain/progress.ts';
import { countedDue } from '#shared/domain/reviews.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
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

const batch = 50;
/** Emails go out from the first of these hours through the last, in the learner's own time. */
const morning = { first: 7, last: 8 } as const;

/** Emails learners who want it how much is due: once a day, in their morning. */
export function createReviewMailService(deps: ReviewMailDeps) {
  const { db, inTransaction, jobs, mail, tokens, settings, appUrl, now } = deps;
  const repository = createPracticeSettingsRepository(db);

  async function tell(transaction: Transaction, userId: number, zone: string): Promise<void> {
    const own = createPracticeSettingsRepository(transaction.db);
    const recipient = await own.lockRecipient(userId);
    const today = dayReader(zone)(now());
    if (!recipient || recipient.reviewMailOn === today) return;
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

  async function tellAll(): Promise<void> {
    let last = 0;
    for (;;) {
      const recipients = await repository.listRecipients(last, batch);
      for (const { userId, timeZone, reviewMailOn } of recipients) {
        const zone = timeZone ?? 'UTC';
        if (!isMorning(now(), zone) || reviewMailOn === dayReader(zone)(now())) continue;
        await inTransaction((transaction) => tell(transaction, userId, zone));
      }
      const end = recipients.at(-1);
      if (!end || recipients.length < batch) return;
      last = end.userId;
    }
  }

  return {
    tellAll,
    startJobs: () =>
      jobs.schedule({ name: 'review-mail', cron: '*/15 * * * *', expireInSeconds: 900 }, tellAll),
  };
}

function isMorning(moment: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const hour = Number(format.format(moment));
  return hour >= morning.first && hour <= morning.last;
}
