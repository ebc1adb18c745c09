import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp.ts';
import type { Mailer } from '../../../integrations/mailer/mailer.ts';
import { createOutboxMailer } from '../../../integrations/mailer/outbox-mailer.ts';
import { createSmtpMailer } from '../../../integrations/mailer/smtp-mailer.ts';

const from = 'Martingale <hello@quant.example.org>';
describe('mail', () => {
  const noMailer: Mailer = { isOutbox: true, send: async () => {} };
  let mailer = noMailer;
  let site: TestApp;
  let server: TestMailServer | undefined;
  let folder: string;
  beforeAll(async () => {
    site = await createTestApp({
      mailer: {
        get isOutbox() {
          return mailer.isOutbox;
        },
        send: (mail) => mailer.send(mail),
      },
    });
    await site.app.ready();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.database.pool.query(
      'DELETE FROM pgboss.job; DELETE FROM mail_messages; DELETE FROM users',
    );
    folder = await mkdtemp(join(tmpdir(), 'martingale-mail-'));
  });
  afterEach(async () => {
    mailer = noMailer;
    await server?.close();
    server = undefined;
    await rm(folder, { recursive: true });
  });

  async function register() {
    const response = await new Visitor(site.app).post('/api/register', {
      username: 'Ada',
      email: 'Ada@example.org',
      password: 'right password',
    });
    expect(response.statusCode).toBe(201);
  }

  const rows = async () =>
    (await site.database.pool.query('SELECT * FROM mail_messages ORDER BY id')).rows;

  /** Skips the wait before a retry. */
  const endWait = () =>
    site.database.pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");

  it('goes through the mail server, as text and HTML', async () => {
    server = await startMailServer();
    const { received } = server;
    mailer = createSmtpMailer(server.url, from);
    await register();
    await eventually(() => expect(received).toHaveLength(1));
    const [mail] = received;
    expect(mail).toMatchObject({
      subject: 'Confirm your email address for Martingale',
      from: { address: 'hello@quant.example.org', name: 'Martingale' },
      to: [{ address: 'Ada@example.org' }],
    });
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/confirm-email\?token=[\w-]{43}\n/);
    expect(mail?.html).toContain('Confirm email address');
    await eventually(async () => {
      expect(await rows()).toMatchObject([{ status: 'sent', attempts: 1 }]);
    });

    // Once sent, the link must not be usable from the admin area or a backup.
    const [kept] = await rows();
    expect(kept.text + kept.html).not.toMatch(/token=(?!removed)/);
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const resent = await admin.post(`/api/admin/mails/${kept.id}/resend`);
    expect(resent.statusCode).toBe(409);
  });

  it("is deleted with its recipient's account", async () => {
    const person = new Visitor(site.app);
    const password = 'right password';
    const email = 'ada@example.org';
    await person.post('/api/register', { username: 'Ada', email, password });
    expect(await rows()).toHaveLength(1);
    await person.delete('/api/user', { password });
    expect(await rows()).toEqual([]);
  });

  it('becomes an .eml file without a mail server', async () => {
    const outbox = join(folder, 'out box');
    mailer = createOutboxMailer(outbox, from);
    await register();
    const isFinished = expect.stringMatching(/^\d{8}\.eml$/);
    await eventually(async () => expect(await readdir(outbox)).toEqual([isFinished]));
    const [name = ''] = await readdir(outbox);
    const mail = await PostalMime.parse(await readFile(join(outbox, name)));
    expect(mail.subject).toBe('Confirm your email address for Martingale');
    expect(mail.text).toContain('/confirm-email?token=');
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  });

  it('waits while the mail server is down, and is sent once', async () => {
    const closed = await startMailServer();
    await closed.close();
    mailer = createSmtpMailer(closed.url, from);
    await register();
    await eventually(async () => {
      expect(await rows()).toMatchObject([
        { status: 'queued', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
      ]);
    });
    server = await startMailServer(closed.port);
    await eventually(async () => {
      await endWait();
      expect(await rows()).toMatchObject([{ status: 'sent', last_error: null }]);
    });
    expect(server.received).toHaveLength(1);
  });

  it('fails after the last try; an administrator can resend it', async () => {
    let isDown = true;
    const sent: number[] = [];
    mailer = {
      isOutbox: false,
      async send({ id }) {
        if (isDown) throw new Error('550 no such mailbox');
        sent.push(id);
      },
    };
    await register();
    await eventually(async () => {
      await endWait();
      expect(await rows()).toMatchObject([{ status: 'failed', attempts: 11 }]);
    });

    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    const [mail] = (await admin.get('/api/admin/mails')).json();
    expect(mail).toMatchObject({
      recipient: 'Ada@example.org',
      status: 'failed',
      lastError: 'Error: 550 no such mailbox',
    });
    isDown = false;
    const resent = await admin.post(`/api/admin/mails/${mail.id}/resend`);
    expect(resent.statusCode).toBe(204);
    await eventually(async () => {
      expect(await rows()).toMatchObject([{ status: 'sent', last_error: null }]);
    });
    expect(sent).toEqual([mail.id]);
  });

  it.each([
    ['0', 400],
    ['abc', 400],
    ['99999999999', 400],
    ['424242', 404],
  ])('cannot be resent with the ID %s', async (id, status) => {
    const admin = new Visitor(site.app, await site.signIn({ isAdmin: true }));
    expect((await admin.post(`/api/admin/mails/${id}/resend`)).statusCode).toBe(status);
  });

  it('is not sent after a rollback', async () => {
    await register();
    const again = await new Visitor(site.app).post('/api/register', {
      username: 'ada',
      email: 'other@example.org',
      password: 'right password',
    });
    expect(again.statusCode).toBe(409);
    expect(await rows()).toHaveLength(1);
    const { rows: jobs } = await site.database.pool.query(
      "SELECT 1 FROM pgboss.job WHERE name = 'mail'",
    );
    expect(jobs).toHaveLength(1);
  });

  it('is sent even if its job was lost, as after restoring a backup', async () => {
    const sent: number[] = [];
    const opened = await createTestApp({
      mailer: {
        isOutbox: true,
        async send({ id }) {
          sent.push(id);
        },
      },
    });
    onTestFinished(opened.close);
    await opened.database.pool.query(
      `INSERT INTO mail_messages (kind, recipient, subject, html, text)
       VALUES ('verification', 'ada@example.org', 'Subject', 'html', 'text')`,
    );
    await opened.app.ready();
    await eventually(() => expect(sent).toHaveLength(1));
  });
});
