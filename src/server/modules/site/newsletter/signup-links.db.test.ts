import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '#test/support/empty-tables.ts';
import { createSignupSite, type SignupSite } from '#test/support/signup-site.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let site: SignupSite;
beforeAll(async () => {
  site = await createSignupSite();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

describe('the newsletter confirmation link', () => {
  it('is idempotent, and sends one welcome email', async () => {
    await site.signUp();
    const token = await site.lastToken();
    const answers = await Promise.all([
      site.confirm(token),
      site.confirm(token),
      site.confirm(token),
    ]);
    site.wait(30 * day);
    answers.push(await site.confirm(token));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await site.storedMails()).toHaveLength(2);
  });

  it('works for seven days', async () => {
    await site.signUp();
    site.wait(7 * day);
    const answer = await site.confirm(await site.lastToken());
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('This link is invalid or has expired.');
    expect(await site.signups()).toMatchObject([{ confirmed_at: null }]);
  });

  it('does not resubscribe anyone', async () => {
    const { confirmation, end } = await site.subscribe();
    await site.unsubscribe(end);
    expect((await site.confirm(confirmation)).statusCode).toBe(400);
    expect(await site.signups()).toMatchObject([{ unsubscribed_at: site.now() }]);
  });

  it('is not used up by a GET', async () => {
    await site.signUp();
    const answer = await site.nobody.get(`/api/newsletter/confirm?token=${await site.lastToken()}`);
    expect(answer.statusCode).toBe(404);
    expect(await site.signups()).toMatchObject([{ confirmed_at: null }]);
  });

  it.each([{}, { token: '' }, { token: 'wrong' }, { token: 'x'.repeat(201) }, { token: ['a'] }])(
    'is refused as %j',
    async (body) => {
      expect((await site.nobody.post('/api/newsletter/confirm', body)).statusCode).toBe(400);
    },
  );
});

describe('the unsubscribe link', () => {
  it('shows the masked email, and changes nothing', async () => {
    const { end } = await site.subscribe('ebook');
    const answer = await site.nobody.get(`/api/newsletter/unsubscribe?token=${end}`);
    expect(answer.json()).toEqual({
      list: 'ebook',
      address: 'a•••@example.org',
      isSubscribed: true,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await site.signups()).toMatchObject([{ unsubscribed_at: null }]);
  });

  it('works any number of times, at any time', async () => {
    const { end } = await site.subscribe();
    site.wait(5 * 365 * day);
    expect((await site.unsubscribe(end)).statusCode).toBe(204);
    const left = site.now();
    site.wait(day);
    expect((await site.unsubscribe(end)).statusCode).toBe(204);
    expect(await site.signups()).toMatchObject([{ unsubscribed_at: left }]);
    const state = await site.nobody.get(`/api/newsletter/unsubscribe?token=${end}`);
    expect(state.json()).toMatchObject({ isSubscribed: false });
  });

  it('allows signing up again, with a new email', async () => {
    const { end } = await site.subscribe();
    await site.unsubscribe(end);
    site.wait(2 * hour);
    const again = await site.subscribe();
    expect(await site.signups()).toMatchObject([
      { confirmed_at: site.now(), unsubscribed_at: null },
    ]);
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
      await emptyTables(site.database.pool, 'audience_signups', 'mail_messages');
      const { end } = await site.subscribe();
      const response = await site.app.inject({
        method: 'POST',
        url: `${path}?token=${end}`,
        headers: { origin: 'https://mail.example', 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(204);
      expect(await site.signups()).toMatchObject([{ unsubscribed_at: site.now() }]);
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
      expect((await site.nobody.post(path + query)).statusCode).toBe(status);
    }
    const read = await site.nobody.get(`/api/newsletter/unsubscribe${query}`);
    expect(read.statusCode).toBe(status);
  });

  it('is not the confirmation link', async () => {
    const { confirmation, end } = await site.subscribe();
    expect((await site.unsubscribe(confirmation)).statusCode).toBe(404);
    expect((await site.confirm(end)).statusCode).toBe(400);
  });
});
