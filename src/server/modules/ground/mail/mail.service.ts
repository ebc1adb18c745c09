import type { Mail, MailQuery, OpenedMail } from '#shared/contracts/mail.ts';
import { pageSize, rowsOfPage } from '#shared/domain/pagination.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../../db/transaction.ts';
import type { Mailer } from '../../../integrations/mailer/mailer.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { recordAct } from '../audit/audit.service.ts';
import { type Email, emailHtml, emailText } from './email-layout.ts';
import { createMailRepository, type MailRow } from './mail.repository.ts';

export type { Email } from './email-layout.ts';

export type MailService = ReturnType<typeof createMailService>;

interface MailDeps {
  db: Database;
  inTransaction: RunInTransaction;
  jobs: Pick<Jobs, 'queue'>;
  mailer: Mailer;
  now: () => Date;
}

export interface Envelope {
  kind: string;
  /** Null if it is not about an account. */
  userId: number | null;
  recipient: string;
  headers?: Record<string, string>;
}

/** The owner of the account the email is about. */
export interface Owner {
  id: number;
  email: string;
  isEmailVerified: boolean;
}

interface Admin {
  id: number;
  username: string;
}

const hour = 60 * 60 * 1000;

/** Emails are stored in the transaction that causes them, then sent by jobs with retries. */
export function createMailService({ db, inTransaction, jobs, mailer, now }: MailDeps) {
  const repository = createMailRepository(db);
  const queue = jobs.queue<{ mailId: number }>('mail', { expireInSeconds: 60 });

  async function deliver(mailId: number): Promise<void> {
    const mail = await repository.find(mailId);
    if (mail?.status !== 'queued') return;
    await repository.recordTry(mailId, now());
    const { recipient: to, subject, html, text, headers } = mail;
    try {
      await mailer.send({ id: mailId, to, subject, html, text, headers });
    } catch (error) {
      await repository.update(mailId, { lastError: String(error).slice(0, 1000) });
      throw error;
    }
    const bodies = mailer.isOutbox
      ? {}
      : {
          text: withoutSecrets(text),
          html: withoutSecrets(html),
          headers: mapValues(headers, withoutSecrets),
        };
    await repository.update(mailId, { ...bodies, status: 'sent', sentAt: now(), lastError: null });
  }

  /** A restored backup contains queued emails, but not the jobs that send them. */
  async function requeueForgotten(): Promise<void> {
    for (const mailId of await repository.listQueued()) {
      if (await queue.isWaiting({ mailId })) continue;
      await inTransaction((transaction) => queue.send(transaction, { mailId }));
    }
  }

  async function enqueue(
    transaction: Transaction,
    envelope: Envelope & { dedupeKey?: string },
    email: Email,
  ): Promise<void> {
    const mailId = await createMailRepository(transaction.db).insert({
      ...envelope,
      subject: email.subject,
      html: emailHtml(email),
      text: emailText(email),
      createdAt: now(),
    });
    if (mailId !== null) await queue.send(transaction, { mailId });
  }

  return {
    enqueue: (transaction: Transaction, envelope: Envelope, email: Email) =>
      enqueue(transaction, envelope, email),

    /**
     * For all emails about an account except verification and password reset links. Skips
     * unverified addresses, which may belong to strangers.
     */
    async notify(
      transaction: Transaction,
      { id: userId, email: recipient, isEmailVerified }: Owner,
      kind: string,
      write: () => Promise<Email & Pick<Envelope, 'headers'>>,
    ): Promise<void> {
      if (!isEmailVerified) return;
      const email = await write();
      const { headers = {} } = email;
      await enqueue(transaction, { kind, userId, recipient, headers }, email);
    },

    /** At most one per key and hour, even with concurrent writers; false if there was one. */
    async enqueueHourly(
      transaction: Transaction,
      dedupeKey: string,
      write: () => Promise<Envelope & { email: Email }>,
    ): Promise<boolean> {
      const since = new Date(now().getTime() - hour);
      if (await createMailRepository(transaction.db).isTaken(dedupeKey, since)) return false;
      const { email, ...envelope } = await write();
      await enqueue(transaction, { ...envelope, dedupeKey }, email);
      return true;
    },

    async list(query: MailQuery): Promise<{ total: number; mails: Mail[] }> {
      const stretch = rowsOfPage(query) ?? { offset: 0, limit: pageSize };
      const { rows, total } = await repository.list(query, stretch);
      return { total, mails: rows.map(present) };
    },

    /** Hides links that grant access: only the recipient and the outbox files have them. */
    open(admin: Admin, mailId: number): Promise<OpenedMail> {
      return inTransaction(async (transaction) => {
        const mail = await createMailRepository(transaction.db).find(mailId);
        if (!mail) throw mailNotFound();
        await recordMailAct(transaction, admin, 'mail.view', mail);
        return { ...present(mail), text: withoutTokens(mail.text, 'hidden') };
      });
    },

    /** For emails that failed or never arrived. */
    async resend(admin: Admin, mailId: number): Promise<void> {
      const mail = await repository.find(mailId);
      if (!mail) throw mailNotFound();
      if (mail.status === 'queued') {
        throw new AppError(409, 'STILL_QUEUED', 'This email is still queued');
      }
      if (mail.text.includes(removedSecret)) {
        throw new AppError(409, 'LINK_REMOVED', 'The link in this email was removed after sending');
      }
      await inTransaction(async (transaction) => {
        const change = { status: 'queued', attempts: 0, sentAt: null } as const;
        await createMailRepository(transaction.db).update(mailId, change);
        await queue.send(transaction, { mailId });
        await recordMailAct(transaction, admin, 'mail.resend', mail);
      });
    },

    /** For deleted accounts, and for addresses that an account has given up. */
    forget: ({ db: own }: Transaction, userId: number, recipient?: string) =>
      createMailRepository(own).deleteAllTo(userId, recipient),

    async startDelivery(): Promise<void> {
      await requeueForgotten();
      await queue.work(
        ({ mailId }) => deliver(mailId),
        ({ mailId }) => repository.update(mailId, { status: 'failed' }),
      );
    },
  };
}

const removedSecret = 'token=removed';

/** Links that grant access are removed after sending. */
const withoutSecrets = (body: string) => withoutTokens(body, 'removed');

function withoutTokens(body: string, replacement: string): string {
  return body.replaceAll(/token=[\w-]+/g, `token=${replacement}`);
}

const mailNotFound = () => notFound('Email not found');

function recordMailAct(
  transaction: Transaction,
  actor: Admin,
  action: 'mail.view' | 'mail.resend',
  { id, kind }: MailRow,
): Promise<void> {
  const subject = { type: 'mail', id };
  return recordAct(transaction, { actor, action, subject, details: { kind } });
}

function present(row: MailRow): Mail {
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    subject: row.subject,
    status: row.status,
    attempts: row.attempts,
    lastError: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}

function mapValues(
  record: Record<string, string>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
