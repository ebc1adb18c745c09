import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiscussionSite, type DiscussionSite } from '#test/support/discussions.ts';
import { eventually } from '#test/support/eventually.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp.ts';
import { createSmtpMailer } from '../../../integrations/mailer/smtp-mailer.ts';

let site: DiscussionSite;
beforeAll(async () => {
  site = await createDiscussionSite();
});
afterAll(() => site.close());

/** Someone who got an email, and the token in it. */
async function mailed(user: Parameters<DiscussionSite['person']>[0] = {}) {
  const person = await site.person(user);
  const { id } = await site.start({}, person);
  await site.comment(id, 'An answer', { author: site.bob });
  const [mail] = await site.rows('select * from mail_messages where user_id = $1', [
    person.user.id,
  ]);
  const token = /token=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  const wantsMail = async () => (await person.get('/api/user/notifications')).json().discussionMail;
  return { person, token, wantsMail };
}

describe('the unsubscribe link', () => {
  it('shows the masked email, and changes nothing', async () => {
    const { token, wantsMail } = await mailed({ username: 'Cleopatra' });
    const response = await site.nobody.get(`/api/unsubscribe?token=${token}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ address: 'C•••@example.org', discussionMail: true });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await wantsMail()).toBe(true);
  });

  it('unsubscribes one user without signing in, idempotently', async () => {
    const { token, wantsMail } = await mailed();
    const other = await mailed();
    for (let time = 0; time < 2; time += 1) {
      const response = await site.nobody.post(`/api/unsubscribe?token=${token}`);
      expect(response.statusCode).toBe(204);
      expect(await wantsMail()).toBe(false);
    }
    expect(await other.wantsMail()).toBe(true);
    const state = await site.nobody.get(`/api/unsubscribe?token=${token}`);
    expect(state.json()).toMatchObject({ discussionMail: false });
  });

  it('unsubscribes the recipient, whoever is signed in', async () => {
    const { token, wantsMail } = await mailed();
    await site.bob.post(`/api/unsubscribe?token=${token}`);
    expect(await wantsMail()).toBe(false);
    expect((await site.bob.get('/api/user/notifications')).json()).toEqual({
      discussionMail: true,
    });
  });

  it('still works years later, and after newer ones were sent', async () => {
    const { person, token, wantsMail } = await mailed();
    const { id } = await site.start({ title: 'Another one' }, person);
    await site.comment(id, 'Another answer', { author: site.bob });
    await site.rows("update user_tokens set created_at = now() - interval '5 years'");
    await site.nobody.post(`/api/unsubscribe?token=${token}`);
    expect(await wantsMail()).toBe(false);
  });

  it('grants nothing else', async () => {
    const { token } = await mailed();
    const verified = await site.nobody.post('/api/verify-email', { token });
    expect(verified.statusCode).toBe(400);
    const reset = await site.nobody.post('/api/reset-password', {
      token,
      password: 'right password',
    });
    expect(reset.statusCode).toBe(400);
  });

  it('is invalid once the account is deleted', async () => {
    const { person, token } = await mailed();
    await site.rows('delete from users where id = $1', [person.user.id]);
    expect((await site.nobody.post(`/api/unsubscribe?token=${token}`)).statusCode).toBe(404);
    expect((await site.nobody.get(`/api/unsubscribe?token=${token}`)).statusCode).toBe(404);
  });

  it.each([
    ['?token=wrong', 404],
    ['?token=', 404],
    [`?token=${'x'.repeat(43)}`, 404],
    ['?token=%00', 404],
    [`?token=${'x'.repeat(201)}`, 400],
    ['?token=a&token=b', 400],
    ['', 400],
  ])('is refused as %s', async (query, status) => {
    for (const path of ['/api/unsubscribe', '/unsubscribe']) {
      expect((await site.nobody.post(path + query)).statusCode).toBe(status);
    }
    expect((await site.nobody.get(`/api/unsubscribe${query}`)).statusCode).toBe(status);
  });

  it('is not the token of another email', async () => {
    const { person } = await mailed();
    const requested = await site.nobody.post('/api/forgot-password', { email: person.user.email });
    expect(requested.statusCode).toBe(200);
    const [{ text }] = await site.rows(
      "select text from mail_messages where kind = 'password_reset' and user_id = $1",
      [person.user.id],
    );
    const token = /token=([\w-]{43})/.exec(text)?.[1];
    expect((await site.nobody.post(`/api/unsubscribe?token=${token}`)).statusCode).toBe(404);
  });
});

describe('one-click unsubscribe in a mail client', () => {
  const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const click = (url: string, headers: Record<string, string>, payload?: string) =>
    site.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
  const form = 'List-Unsubscribe=One-Click';

  it.each([
    ['a form', 'application/x-www-form-urlencoded', form],
    [
      'a multipart form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['malformed JSON', 'application/json', '{'],
  ])('may send %s from anywhere', async (_what, type, body) => {
    for (const path of ['/unsubscribe', '/api/unsubscribe']) {
      const { token, wantsMail } = await mailed();
      const headers = { ...elsewhere, 'content-type': type };
      const response = await click(`${path}?token=${token}`, headers, body);
      expect(response.statusCode).toBe(204);
      expect(response.headers['set-cookie']).toBeUndefined();
      expect(await wantsMail()).toBe(false);
    }
  });

  it('cannot use a session cookie', async () => {
    const { person, wantsMail } = await mailed();
    const headers = { ...elsewhere, cookie: person.cookie };
    expect((await click('/api/unsubscribe?token=x', headers)).statusCode).toBe(404);
    expect(await wantsMail()).toBe(true);
  });

  it('does not open other calls to other sites or forms', async () => {
    const { person, token, wantsMail } = await mailed();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const cookie = { cookie: person.cookie };
    const read = `/api/notifications/read?token=${token}`;
    expect((await click(read, { ...elsewhere, ...cookie, ...type }, form)).statusCode).toBe(403);
    expect((await click(read, { ...cookie, ...type }, form)).statusCode).toBe(415);
    expect(await wantsMail()).toBe(true);
  });

  it('refuses a large body', async () => {
    const { token, wantsMail } = await mailed();
    const headers = { ...elsewhere, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await click(`/unsubscribe?token=${token}`, headers, 'x'.repeat(5_000));
    expect(response.statusCode).toBe(413);
    expect(await wantsMail()).toBe(true);
  });
});

describe('through a mail server', () => {
  let server: TestMailServer;
  let mailing: DiscussionSite;
  beforeAll(async () => {
    server = await startMailServer();
    mailing = await createDiscussionSite({
      mailer: createSmtpMailer(server.url, 'Martingale <hello@quant.example.org>'),
    });
  });
  afterAll(async () => {
    await mailing.close();
    await server.close();
  });

  it("the link is in the email's headers, and is not stored", async () => {
    const { id } = await mailing.start();
    await mailing.comment(id, 'An answer', { author: mailing.bob });
    await eventually(() => expect(server.received).toHaveLength(1));
    const headers = new Map(server.received[0]?.headers.map(({ key, value }) => [key, value]));
    const link = headers.get('list-unsubscribe') ?? '';
    expect(link).toMatch(/^<http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{43}>$/);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await eventually(async () => {
      const [kept] = await mailing.rows('select * from mail_messages');
      expect(kept.status).toBe('sent');
      expect(JSON.stringify(kept)).not.toMatch(/token=(?!removed)/);
    });
    const url = new URL(link.slice(1, -1));
    const clicked = await mailing.nobody.post(url.pathname + url.search);
    expect(clicked.statusCode).toBe(204);
  });
});
