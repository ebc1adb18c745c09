import type { Transaction } from '../../../db/transaction.ts';
import type { Email, MailService } from '../../ground/mail/mail.service.ts';
import type { SettingsService } from '../../ground/settings/settings.service.ts';
import type { Pair } from './pair.repository.ts';
import { canceledEmail, leftWaitingEmail, pairedEmail, pairedNowEmail } from './partner-emails.ts';
import { createRecipientRepository } from './recipient.repository.ts';

interface PartnerMailDeps {
  mail: Pick<MailService, 'notify'>;
  settings: Pick<SettingsService, 'publicSettings'>;
  appUrl: string;
}

const emails = {
  paired: pairedEmail,
  pairedNow: pairedNowEmail,
  canceled: canceledEmail,
  leftWaiting: leftWaitingEmail,
};

export type PartnerMail = ReturnType<typeof createPartnerMail>;

/** What people are told about their pairs, in the transaction that changes them. */
export function createPartnerMail({ mail, settings, appUrl }: PartnerMailDeps) {
  return async (
    transaction: Transaction,
    kind: keyof typeof emails,
    pair: Pair,
    { userId, partnerId }: { userId: number; partnerId: number | null },
  ): Promise<void> => {
    const recipients = createRecipientRepository(transaction.db);
    const recipient = await recipients.find(userId);
    if (!recipient) return;
    const partner = partnerId === null ? null : await recipients.find(partnerId);
    await mail.notify(
      transaction,
      recipient,
      'partner',
      async (): Promise<Email> =>
        emails[kind](
          {
            recipient: recipient.username,
            partner: partner?.username ?? null,
            siteName: (await settings.publicSettings()).app_title,
            when: writeTime(pair.startsAt, recipient.timeZone ?? 'UTC'),
            links: {
              room: `${appUrl}/practice/room/${pair.meetingId}`,
              partner: `${appUrl}/practice/partner`,
            },
          },
          pair,
        ),
    );
  };
}

function writeTime(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(moment)
    .replaceAll('\u202f', ' ');
}
