import { join } from 'node:path';
import type { Mailer } from './mailer.ts';

interface MailConfig {
  smtpUrl: string | null;
  mailFrom: string;
  dataDir: string;
}

/** Loaded with the first email: Nodemailer would take a twentieth of the startup time. */
export function createMailer(config: MailConfig): Mailer {
  let mailer: Promise<Mailer> | undefined;
  return {
    isOutbox: config.smtpUrl === null,
    async send(mail) {
      mailer ??= loadMailer(config);
      await (await mailer).send(mail);
    },
  };
}

async function loadMailer({ smtpUrl, mailFrom, dataDir }: MailConfig): Promise<Mailer> {
  if (smtpUrl === null) {
    const { createOutboxMailer } = await import('./outbox-mailer.ts');
    return createOutboxMailer(join(dataDir, 'outbox'), mailFrom);
  }
  const { createSmtpMailer } = await import('./smtp-mailer.ts');
  return createSmtpMailer(smtpUrl, mailFrom);
}
