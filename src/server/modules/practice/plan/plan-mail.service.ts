import { dayCount } from '#shared/domain/days.ts';
import { workInWords } from '#shared/domain/plan-words.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { TokenService } from '../../accounts/auth/token.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { tellInTheMorning } from '../reviews/morning-mail.service.ts';
import { createPlanRepository } from './plan.repository.ts';
import type { PlanService } from './plan.service.ts';
import { planEmail } from './plan-email.ts';

interface PlanMailDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  mail: Pick<MailService, 'enqueue'>;
  tokens: Pick<TokenService, 'issueUnsubscribe'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  plans: Pick<PlanService, 'today'>;
  appUrl: string;
  now: () => Date;
}

/** Emails learners who want it what is planned for the day, unless it is a day off. */
export function createPlanMailService(deps: PlanMailDeps) {
  const { db, inTransaction, jobs, mail, tokens, settings, plans, appUrl, now } = deps;
  const repository = createPlanRepository(db);

  async function tell(learner: { id: number; isAdmin: boolean }, today: string): Promise<void> {
    const day = await plans.today(learner);
    const work = day && workInWords(day);
    if (!work) return;
    const { app_title: siteName } = await settings.publicSettings();
    await inTransaction(async (transaction) => {
      const own = createPlanRepository(transaction.db);
      const recipient = await own.lockRecipient(learner.id);
      if (!recipient || !(await own.claimMail(recipient.id, today))) return;
      const token = await tokens.issueUnsubscribe(transaction, recipient, 'plans');
      const unsubscribe = `${appUrl}/unsubscribe?token=${token}`;
      await mail.enqueue(
        transaction,
        {
          kind: 'plans',
          userId: recipient.id,
          recipient: recipient.email,
          headers: {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        },
        planEmail({
          day,
          work,
          daysLeft: dayCount({ start: today, end: day.interviewOn }) - 1,
          recipient: recipient.username,
          siteName,
          links: { practice: `${appUrl}/practice`, unsubscribe },
        }),
      );
    });
  }

  function tellAll(): Promise<void> {
    return tellInTheMorning({
      list: repository.listRecipients,
      tell: ({ userId, isAdmin }, { today }) => tell({ id: userId, isAdmin }, today),
      now,
    });
  }

  return {
    tellAll,
    startJobs: () =>
      jobs.schedule({ name: 'plan-mail', cron: '*/15 * * * *', expireInSeconds: 900 }, tellAll),
  };
}
