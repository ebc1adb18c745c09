import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#test/support/eventually.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';
import { createSignupSite, email, type SignupSite, tokenOf } from '#test/support/signup-site.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let site: SignupSite;
beforeAll(async () => {
  site = await createSignupSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** Fails at the last moment, after everything was written. */
async function whileSignupsFail(act: () => Promise<void>): Promise<void> {
  await site.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create constraint trigger refuse after update on audience_signups
     deferrable initially deferred for each row execute function refuse()`,
  );
  await act();
  await site.query('drop function refuse cascade');
}

describe.each(['newsletter', 'ebook'] as const)('signing up for the %s', (list) => {
  it('sends a confirmation email', async () => {
    const answer = await site.signUp({ email }, list);
    expect(answer.statusCode).toBe(200);
    expect(await site.signups()).toMatchObject([{ list, email, confirmed_at: null }]);
    const [mail, ...others] = await site.storedMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: `${list}_confirmation`, recipient: email, user_id: null });
    expect(mail.text).toMatch(/http:\/\/localhost:3000\/newsletter\/confirm\?token=[\w-]{43}\n/);
    const [{ confirmation_token_hash }] = await site.signups();
    expect(confirmation_token_hash.toString()).not.toContain(tokenOf(mail.text));
  });

  it('counts once confirmed, and says how to unsubscribe', async () => {
    await site.signUp({ email }, list);
    site.wait(day);
    const answer = await site.confirm(await site.lastToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ list });
    expect(await site.signups()).toMatchObject([
      { confirmed_at: site.now(), unsubscribed_at: null },
    ]);
    const welcome = (await site.storedMails()).at(-1);
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
    const answers = [await site.signUp(), await site.signUp()];
    await site.confirm(await site.lastToken());
    answers.push(await site.signUp());
    await site.unsubscribe(await site.lastToken());
    answers.push(await site.signUp());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  it('sends one email however often it is submitted, and its link works', async () => {
    await Promise.all([
      site.signUp(),
      site.signUp(),
      site.signUp({ email: 'ADA@Example.org' }),
      site.signUp(),
    ]);
    site.wait(hour - 1);
    await site.signUp();
    expect(await site.storedMails()).toHaveLength(1);
    expect(await site.signups()).toHaveLength(1);
    expect((await site.confirm(await site.lastToken())).statusCode).toBe(200);
  });

  it('sends another one after an hour, whose link replaces the first', async () => {
    await site.signUp();
    const first = await site.lastToken();
    site.wait(hour);
    await site.signUp();
    expect(await site.storedMails()).toHaveLength(2);
    expect((await site.confirm(first)).statusCode).toBe(400);
    expect((await site.confirm(await site.lastToken())).statusCode).toBe(200);
  });

  it('sends nothing to subscribers', async () => {
    await site.subscribe();
    site.wait(2 * hour);
    await site.signUp();
    expect(await site.storedMails()).toHaveLength(2);
    expect(await site.signups()).toHaveLength(1);
  });

  it('keeps the lists apart', async () => {
    await site.subscribe('newsletter');
    await site.signUp({ email }, 'ebook');
    expect(await site.storedMails()).toHaveLength(3);
    expect(await site.signups()).toMatchObject([
      { list: 'newsletter', confirmed_at: site.now() },
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
      const answer = await site.signUp(body, list);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fieldErrors).toEqual({ email: 'Please enter a valid email address' });
    }
    expect(await site.signups()).toEqual([]);
    expect(await site.storedMails()).toEqual([]);
  });

  it('sends no email after a rollback', async () => {
    const jobs = async () =>
      (await site.query("select 1 from pgboss.job where name = 'mail'")).length;
    const before = await jobs();
    await whileSignupsFail(async () => expect((await site.signUp()).statusCode).toBe(500));
    expect(await site.signups()).toEqual([]);
    expect(await site.storedMails()).toEqual([]);
    await site.signUp();
    const token = await site.lastToken();
    await whileSignupsFail(async () => expect((await site.confirm(token)).statusCode).toBe(500));
    expect(await site.signups()).toMatchObject([{ confirmed_at: null }]);
    expect(await site.storedMails()).toHaveLength(1);
    expect(await jobs()).toBe(before + 1);
    expect((await site.confirm(token)).statusCode).toBe(200);
  });

  it('is limited to twenty an hour per visitor', async () => {
    useUpAllButOne(60);
    await site.signUp({ email: 'ada19@example.org' });
    await site.signUp({ email: 'ada20@example.org' });
    const refused = await site.signUp();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await site.storedMails()).toHaveLength(2);
    const elsewhere = new Visitor(site.app, { ip: '198.51.100.7' });
    expect((await site.signUp({ email }, 'newsletter', elsewhere)).statusCode).toBe(200);
  });
});

it('reaches the inbox', async () => {
  await site.app.ready();
  await site.signUp({ email: 'mailbox@example.org' });
  await eventually(() =>
    expect(site.mails).toContainEqual(
      expect.objectContaining({
        to: 'mailbox@example.org',
        subject: 'Confirm your sign-up for the Martingale newsletter',
      }),
    ),
  );
});
