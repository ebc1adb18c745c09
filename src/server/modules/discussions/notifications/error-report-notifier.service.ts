import { shorten } from '#shared/domain/excerpt.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { findRecipient } from '../../accounts/mail-settings/mail-setting.service.ts';
import type { MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import { errorReportReplyEmail } from './error-report-emails.ts';
import { createNotificationRepository } from './notification.repository.ts';

interface Answered {
  reportId: number;
  reporterId: number;
  question: { name: string; isVisible: boolean };
  content: string;
}

interface NotifierDeps {
  mail: Pick<MailService, 'notify'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
  now: () => Date;
}

export type ErrorReportNotifier = ReturnType<typeof createErrorReportNotifier>;

const longestBeginning = 300;

/** Notifies users about their error reports, in the transaction that changes them. */
export function createErrorReportNotifier({ mail, settings, appUrl, now }: NotifierDeps) {
  return {
    /** Sent even to users who turned off emails about discussions. */
    async answered(transaction: Transaction, answer: Answered): Promise<void> {
      const { reportId, reporterId, question, content } = answer;
      const recipient = await findRecipient(transaction.db, reporterId);
      if (!recipient) return;
      await createNotificationRepository(transaction.db).insert({
        userId: reporterId,
        kind: 'report',
        errorReportId: reportId,
        message: shorten(content, longestBeginning),
        createdAt: now(),
      });
      await mail.notify(transaction, recipient, 'report_answer', async () =>
        errorReportReplyEmail({
          recipient: recipient.username,
          siteName: (await settings.publicSettings()).app_title,
          questionName: question.isVisible ? question.name : null,
          content,
          reportLink: `${appUrl}/account#report-${reportId}`,
        }),
      );
    },
  };
}
