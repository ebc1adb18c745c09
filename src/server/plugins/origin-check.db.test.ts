import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, testAppUrl } from '#test/support/app.ts';

describe('origin check', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const post = (headers: Record<string, string>) =>
    site.app.inject({ method: 'POST', url: '/api/logout', headers });

  it.each([
    ['our own page', { origin: testAppUrl, 'sec-fetch-site': 'same-origin' }],
    ['our own page under another name', { origin: 'http://127.0.0.1:9', host: '127.0.0.1:9' }],
    ['a program without a browser', {}],
    ['a user who typed the URL', { 'sec-fetch-site': 'none' }],
  ])('lets %s through', async (_who, headers) => {
    expect((await post(headers)).statusCode).toBe(204);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a look-alike', { origin: `${testAppUrl}.evil.example` }],
    ['a forged fetch header', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('refuses %s and does nothing', async (_who, headers) => {
    const signedIn = await site.signIn();
    const response = await post({ ...signedIn, ...headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ message: 'This request came from another site.' });
    const user = await site.app.inject({ url: '/api/user', headers: signedIn });
    expect(user.statusCode).toBe(200);
  });

  it('does not check read-only calls', async () => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await site.app.inject({ url: '/api/settings', headers })).statusCode).toBe(200);
  });
});
