import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageId } from './message-id.ts';

const timeoutMs = 20_000;

/** Sends through the mail server that SMTP_URL names. */
export function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    isOutbox: false,
    async send({ id, ...mail }) {
      await transport.sendMail({ ...mail, from, messageId: messageId(id, from) });
    },
  };
}
