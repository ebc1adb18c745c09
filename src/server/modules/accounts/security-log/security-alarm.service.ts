import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { type Alarm, alarmEmail } from './alarm-email.ts';
import { createSecurityAlarmRepository } from './security-alarm.repository.ts';

interface SecurityAlarmDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'schedule'>;
  mail: Pick<MailService, 'enqueueHourly'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

const hour = 60 * 60 * 1000;
/** Failures within an hour, on the whole site and for one administrator. */
const tooMany = { site: 20, administrator: 10 };

/** Tells administrators about bursts of failed sign-ins, at most once an hour. */
export function createSecurityAlarmService(deps: SecurityAlarmDeps) {
  const { db, inTransaction, jobs, mail, settings, appUrl, now } = deps;
  const repository = createSecurityAlarmRepository(db);

  /** Null if there is nothing unusual. */
  async function findBurst(): Promise<Alarm | null> {
    const since = new Date(now().getTime() - hour);
    const failures = await repository.countFailures(since);
    const targets = (await repository.countByAdministrator(since)).filter(
      (target) => target.failures >= tooMany.administrator,
    );
    return failures >= tooMany.site || targets.length > 0 ? { failures, targets } : null;
  }

  async function check(): Promise<void> {
    const alarm = await findBurst();
    if (!alarm) return;
    const siteName = (await settings.publicSettings()).app_title;
    const url = `${appUrl}/admin/security?kind=sign_in_failed`;
    await inTransaction(async (transaction) => {
      const own = createSecurityAlarmRepository(transaction.db);
      for (const { id: userId, username, email: recipient } of await own.listRecipients()) {
        await mail.enqueueHourly(transaction, `security alarm to ${userId}`, async () => ({
          kind: 'security_alarm',
          userId,
          recipient,
          email: alarmEmail(alarm, { username, siteName, url }),
        }));
      }
    });
  }

  return {
    check,
    startJobs: () =>
      jobs.schedule({ name: 'security-alarm', cron: '* * * * *', expireInSeconds: 120 }, check),
  };
}
