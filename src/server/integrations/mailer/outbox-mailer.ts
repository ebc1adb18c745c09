import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageId } from './message-id.ts';

/** Without a mail server, each email becomes a file that mail clients can open. */
export function createOutboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    isOutbox: true,
    async send({ id, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        from,
        messageId: messageId(id, from),
      });
      // Emails contain secret links: readable by the site's own user only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${String(id).padStart(8, '0')}.eml`);
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
