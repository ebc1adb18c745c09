import { join } from 'node:path';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface MailConfig {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
}

export function createMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Mailer {
  return smtpUrl === null
    ? createOutboxMailer(join(dataDir, 'outbox'), mailFrom)
    : createSmtpMailer(smtpUrl, mailFrom);
}
