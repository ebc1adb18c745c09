import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { readPage } from '#test/support/html.ts';
import { builtPages } from './built-pages.ts';

let site: TestApp;
let user: { cookie: string };
beforeAll(async () => {
  site = await createTestApp({ pages: await builtPages() });
  user = await site.signIn();
});
afterAll(() => site.close());

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

async function redirectFrom(url: string, headers = {}) {
  const { statusCode, headers: answer } = await get(url, headers);
  expect(statusCode).toBe(302);
  return answer.location;
}

describe('visitors', () => {
  it.each([
    ['/account?tab=password', '/auth?returnTo=%2Faccount%3Ftab%3Dpassword'],
    ['/admin/outbox', '/auth?returnTo=%2Fadmin%2Foutbox'],
  ])('sign in before they see %s', async (url, signIn) => {
    expect(await redirectFrom(url)).toBe(signIn);
  });

  it('can switch between the forms without scripts, and learn that the forms need them', async () => {
    const { body } = await get('/auth');
    expect(body).toMatch(/<a [^>]*role="tab"[^>]*href="\/auth\?tab=register"/);
    expect(body).toMatch(/<noscript><p[^>]*>/);
    expect((await get('/auth?tab=register')).body).toContain('name="username"');
  });
});

describe('each page about an account has a title and one heading', () => {
  async function expectNamed(url: string, title: string, headers = {}) {
    const find = readPage((await get(url, headers)).body);
    expect(find('title')).toMatchObject([{ text: expect.stringMatching(/^\S.* · Martingale$/) }]);
    expect(find('h1')).toMatchObject([{ text: title }]);
  }

  it.each([
    ['/forgot-password', 'Forgot password?'],
    ['/reset-password', 'This link does not work'],
    ['/reset-password?token=abc', 'Choose a new password'],
    ['/revert-email', 'This link does not work'],
    ['/revert-email?token=abc', 'Change your email address back?'],
    ['/email-verification-failed', 'Verification Failed'],
    ['/verify-email', 'Authentication Required'],
  ])('for visitors: %s', (url, title) => expectNamed(url, title));

  it.each([
    ['/verify-email', 'Verify your email'],
    ['/request-verification', 'Request verification'],
    ['/email-verified', 'Email Verified'],
  ])('for users: %s', async (url, title) =>
    expectNamed(url, title, await site.signIn({ isEmailVerified: false })),
  );
});

describe('users who want to sign in', () => {
  it.each([
    ['/auth', '/'],
    ['/auth?returnTo=%2Fabout', '/about'],
  ])('are sent on: %s', async (url, target) => {
    expect(await redirectFrom(url, user)).toBe(target);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ])('are never sent to %j', async (target) => {
    expect(await redirectFrom(`/auth?returnTo=${encodeURIComponent(target)}`, user)).toBe('/');
  });
});

describe('the admin area', () => {
  it('is closed to users', async () => {
    const { statusCode, body } = await get('/admin/outbox', user);
    expect(statusCode).toBe(403);
    expect(body).toContain('Access Denied');
  });

  it('is closed to administrators without the second factor that they need', async () => {
    const admin = await site.signIn({ isAdmin: true });
    expect((await get('/admin/outbox', admin)).statusCode).toBe(200);
    await site.database.pool.query(
      "update settings set value = 'on' where key = 'require_second_factor'",
    );
    await site.changes.settle();
    const { statusCode, body } = await get('/admin/outbox', admin);
    expect(statusCode).toBe(403);
    expect(body).toContain('Turn on two-step sign-in</h1>');
  });
});

it('a verification link without a token fails', async () => {
  expect(await redirectFrom('/confirm-email')).toBe('/email-verification-failed');
});

it('the newsletter has no other pages', async () => {
  expect((await get('/newsletter/elsewhere')).statusCode).toBe(404);
});
