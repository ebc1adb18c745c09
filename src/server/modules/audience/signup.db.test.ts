import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { invitePeople, type People } from '#test/support/people.ts';

const email = 'ada@example.org';
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let site: TestApp;
let people: People;
let now: Date;
beforeAll(async () => {
  site = await createTestApp({ now: () => now });
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  await site.database.pool.query('truncate audience_signups, mail_messages, rate_limits');
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const query = async (text: string) => (await site.database.pool.query(text)).rows;
const signups = () => query('select * from audience_signups order by id');
const mails = () => query('select * from mail_messages order by id');
const tokenOf = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';
const lastToken = async () => tokenOf((await mails()).at(-1)?.text ?? '');

const signUp = (body: object = { email }, list = 'newsletter', who = people.nobody) =>
  who.post(`/api/${list}`, body);
const confirm = (token: string) => people.nobody.post('/api/newsletter/confirm', { token });
const unsubscribe = (token: string) =>
  people.nobody.post(`/api/newsletter/unsubscribe?token=${token}`);

/** The last thing that goes wrong: after everything was written. */
async function whileSignupsFail(act: () => Promise<void>): Promise<void> {
  await query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create constraint trigger refuse after update on audience_signups
     deferrable initially deferred for each row execute function refuse()`,
  );
  await act();
  await query('drop function refuse cascade');
}

/** Signs up and confirms; answers the secrets of both mails. */
async function subscribe(list = 'newsletter') {
  await signUp({ email }, list);
  const confirmation = await lastToken();
  expect((await confirm(confirmation)).statusCode).toBe(200);
  return { confirmation, end: await lastToken() };
}

describe.each(['newsletter', 'ebook'] as const)('signing up for the %s', (list) => {
  it('sends a confirmation email', async () => {
    const answer = await signUp({ email }, list);
    expect(answer.statusCode).toBe(200);
    expect(await signups()).toMatchObject([{ list, email, confirmed_at: null }]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: `${list}_confirmation`, recipient: email, user_id: null });
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/newsletter\/confirm\?token=[\w-]{43}\n/);
    const [{ confirmation_token_hash }] = await signups();
    expect(confirmation_token_hash.toString()).not.toContain(tokenOf(mail.text));
  });

  it('counts once confirmed, and says how to unsubscribe', async () => {
    await signUp({ email }, list);
    later(day);
    const answer = await confirm(await lastToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ list });
    expect(await signups()).toMatchObject([{ confirmed_at: now, unsubscribed_at: null }]);
    const welcome = (await mails()).at(-1);
    const link = `http://localhost:3000/newsletter/unsubscribe?token=${tokenOf(welcome.text)}`;
    expect(welcome).toMatchObject({
      kind: `${list}_welcome`,
      recipient: email,
      headers: {
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    expect(welcome.text).toContain(`Unsubscribe: ${link}\n`);
  });
});

describe('signing up', () => {
  it('responds the same to new, pending, subscribed and unsubscribed emails', async () => {
    const answers = [await signUp(), await signUp()];
    await confirm(await lastToken());
    answers.push(await signUp());
    await unsubscribe(await lastToken());
    answers.push(await signUp());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('sends one email however often it is submitted, and its link works', async () => {
    await Promise.all([signUp(), signUp(), signUp({ email: 'ADA@Example.org' }), signUp()]);
    later(hour - 1);
    await signUp();
    expect(await mails()).toHaveLength(1);
    expect(await signups()).toHaveLength(1);
    expect((await confirm(await lastToken())).statusCode).toBe(200);
  });

  it('sends another one after an hour, whose link replaces the first', async () => {
    await signUp();
    const first = await lastToken();
    later(hour);
    await signUp();
    expect(await mails()).toHaveLength(2);
    expect((await confirm(first)).statusCode).toBe(400);
    expect((await confirm(await lastToken())).statusCode).toBe(200);
  });

  it('sends nothing to subscribers', async () => {
    await subscribe();
    later(2 * hour);
    await signUp();
    expect(await mails()).toHaveLength(2);
    expect(await signups()).toHaveLength(1);
  });

  it('keeps the lists apart', async () => {
    await subscribe('newsletter');
    await signUp({ email }, 'ebook');
    expect(await mails()).toHaveLength(3);
    expect(await signups()).toMatchObject([
      { list: 'newsletter', confirmed_at: now },
      { list: 'ebook', confirmed_at: null },
    ]);
  });

  it.each([
    ['nothing', {}],
    ['whitespace', { email: '   ' }],
    ['an invalid email', { email: 'ada' }],
    ['two addresses', { email: 'ada@example.org,bob@example.org' }],
    ['a header', { email: 'ada@example.org\r\nBcc: bob@example.org' }],
    ['a list', { email: ['ada@example.org'] }],
    ['255 characters', { email: `${'a'.repeat(243)}@example.org` }],
    ['100 kB', { email: `${'a'.repeat(100_000)}@example.org` }],
  ])('refuses %s', async (_what, body) => {
    for (const list of ['newsletter', 'ebook']) {
      const answer = await signUp(body, list);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fieldErrors).toEqual({ email: 'Please enter a valid email address' });
    }
    expect(await signups()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('sends no email after a rollback', async () => {
    const jobs = async () => (await query("select 1 from pgboss.job where name = 'mail'")).length;
    const before = await jobs();
    await whileSignupsFail(async () => expect((await signUp()).statusCode).toBe(500));
    expect(await signups()).toEqual([]);
    expect(await mails()).toEqual([]);
    await signUp();
    const token = await lastToken();
    await whileSignupsFail(async () => expect((await confirm(token)).statusCode).toBe(500));
    expect(await signups()).toMatchObject([{ confirmed_at: null }]);
    expect(await mails()).toHaveLength(1);
    expect(await jobs()).toBe(before + 1);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('is limited to twenty an hour per visitor', async () => {
    for (let index = 0; index < 20; index += 1) await signUp({ email: `ada${index}@example.org` });
    const refused = await signUp();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await mails()).toHaveLength(20);
    const elsewhere = new Visitor(site.app, { ip: '198.51.100.7' });
    expect((await signUp({ email }, 'newsletter', elsewhere)).statusCode).toBe(200);
  });
});

describe('the confirmation link', () => {
  it('is idempotent, and sends one welcome email', async () => {
    await signUp();
    const token = await lastToken();
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    later(30 * day);
    answers.push(await confirm(token));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await mails()).toHaveLength(2);
  });

  it('works for seven days', async () => {
    await signUp();
    later(7 * day);
    const answer = await confirm(await lastToken());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('This link is invalid or has expired.');
    expect(await signups()).toMatchObject([{ confirmed_at: null }]);
  });

  it('does not resubscribe anyone', async () => {
    const { confirmation, end } = await subscribe();
    await unsubscribe(end);
    expect((await confirm(confirmation)).statusCode).toBe(400);
    expect(await signups()).toMatchObject([{ unsubscribed_at: now }]);
  });

  it('is not used up by a GET', async () => {
    await signUp();
    const answer = await people.nobody.get(`/api/newsletter/confirm?token=${await lastToken()}`);
    expect(answer.statusCode).toBe(404);
    expect(await signups()).toMatchObject([{ confirmed_at: null }]);
  });

  it.each([{}, { token: '' }, { token: 'wrong' }, { token: 'x'.repeat(201) }, { token: ['a'] }])(
    'is refused as %j',
    async (body) => {
      expect((await people.nobody.post('/api/newsletter/confirm', body)).statusCode).toBe(400);
    },
  );
});

describe('the unsubscribe link', () => {
  it('shows the masked email, and changes nothing', async () => {
    const { end } = await subscribe('ebook');
    const answer = await people.nobody.get(`/api/newsletter/unsubscribe?token=${end}`);
    expect(answer.json()).toEqual({
      list: 'ebook',
      address: 'a•••@example.org',
      isSubscribed: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await signups()).toMatchObject([{ unsubscribed_at: null }]);
  });

  it('works any number of times, at any time', async () => {
    const { end } = await subscribe();
    later(5 * 365 * day);
    expect((await unsubscribe(end)).statusCode).toBe(204);
    const left = now;
    later(day);
    expect((await unsubscribe(end)).statusCode).toBe(204);
    expect(await signups()).toMatchObject([{ unsubscribed_at: left }]);
    const state = await people.nobody.get(`/api/newsletter/unsubscribe?token=${end}`);
    expect(state.json()).toMatchObject({ isSubscribed: false });
  });

  it('allows signing up again, with a new email', async () => {
    const { end } = await subscribe();
    await unsubscribe(end);
    later(2 * hour);
    const again = await subscribe();
    expect(await signups()).toMatchObject([{ confirmed_at: now, unsubscribed_at: null }]);
    expect(again.end).not.toBe(end);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works from a mail client, as %s', async (type, payload) => {
    for (const path of ['/newsletter/unsubscribe', '/api/newsletter/unsubscribe']) {
      await site.database.pool.query('truncate audience_signups, mail_messages');
      const { end } = await subscribe();
      const response = await site.app.inject({
        method: 'POST',
        url: `${path}?token=${end}`,
        headers: { origin: 'https://mail.example', 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(204);
      expect(await signups()).toMatchObject([{ unsubscribed_at: now }]);
    }
  });

  it.each([
    ['?token=wrong', 404],
    ['?token=', 404],
    [`?token=${'x'.repeat(201)}`, 400],
    ['?token=a&token=b', 400],
    ['', 400],
  ])('is refused as %s', async (query, status) => {
    for (const path of ['/api/newsletter/unsubscribe', '/newsletter/unsubscribe']) {
      expect((await people.nobody.post(path + query)).statusCode).toBe(status);
    }
    const read = await people.nobody.get(`/api/newsletter/unsubscribe${query}`);
    expect(read.statusCode).toBe(status);
  });

  it('is not the confirmation link', async () => {
    const { confirmation, end } = await subscribe();
    expect((await unsubscribe(confirmation)).statusCode).toBe(404);
    expect((await confirm(end)).statusCode).toBe(400);
  });
});

it('reaches the mailbox', async () => {
  await site.app.ready();
  await signUp({ email: 'mailbox@example.org' });
  await eventually(() =>
    expect(site.mails).toContainEqual(
      expect.objectContaining({
        to: 'mailbox@example.org',
        subject: 'Confirm your sign-up for the newsletter of Martingale',
      }),
    ),
  );
});
