import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The paths that the page requests from now on. */
function watchRequests(page: Page) {
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    // The visit beacon.
    if (request.resourceType() === 'ping') return;
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname);
    if (pathname.startsWith('/api/') || pathname.endsWith('.data')) calls.push(pathname);
  });
  return { documents, calls };
}

test.describe('a page rendered on the server', () => {
  test('hydrates without fetching again, and loads the next page without a document', async ({
    page,
  }) => {
    const first = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(first.calls).toEqual([]);
    const { documents, calls } = watchRequests(page);
    await page.getByRole('banner').getByRole('link', { name: 'eBook' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The interview guide');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
    expect(documents).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('keeps what stands still, which the browser draws only on the way from another page', async ({
    page,
  }) => {
    const example = page.getByRole('heading', { name: 'The hundredth ball' });
    const stillParts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/still-parts-')) stillParts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(example).toBeVisible();
    expect(stillParts).toEqual([]);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
    await expect(example).toBeVisible();
    expect(stillParts).toHaveLength(1);
  });

  test('paints before its scripts load', async ({ page }) => {
    const response = await page.request.get('/');
    const html = await response.text();
    expect(html).toMatch(/<link data-rel="modulepreload" href="\/assets\/site-/);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(2);
  });

  test('hydrates for users too', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    const { calls } = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toContainText(username);
    // Only the browser asks for the number of unread notifications, and for what is due today.
    const own = ['/api/notifications/count', '/api/practice'];
    expect(calls.filter((call) => !own.includes(call))).toEqual([]);
  });

  test("shows the operator's title and links, and keeps our own pages", async ({ page, site }) => {
    const set = (key: string, value: string) =>
      site.pool.query('UPDATE settings SET value = $2 WHERE key = $1', [key, value]);
    const link = 'https://news.example.org/';
    const header = page.getByRole('banner');
    try {
      await set('app_title', 'Fair <b>Game</b>');
      await set('newsletter_link', link);
      await expect
        .poll(async () => {
          await page.goto('/');
          return header.textContent();
        })
        .toContain('Fair <b>Game</b>');
      await expect(header.getByRole('link', { name: 'Newsletter' })).toHaveAttribute('href', link);
      expect((await page.request.get('/newsletter')).status()).toBe(200);
    } finally {
      await set('app_title', 'Martingale');
      await set('newsletter_link', '');
    }
    await expect
      .poll(async () => {
        await page.goto('/');
        return header.textContent();
      })
      .toContain('Martingale');
  });
});

test('protected screens redirect visitors to the sign-in page, and let users in', async ({
  page,
  signInAs,
}) => {
  const paths = ['/account', '/admin', '/subscription', '/subscription/success'];
  const open = (path: string) => page.request.get(path, { maxRedirects: 0 });
  for (const path of paths) {
    const response = await open(path);
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/auth?returnTo=${encodeURIComponent(path)}`);
  }
  await signInAs(page, { isAdmin: true });
  for (const path of paths) expect((await open(path)).status()).toBe(200);
});

test.describe('errors in the browser', () => {
  test.use({ expectedConsoleErrors: [/a test threw this/] });

  test('reach the server log', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const report = page.waitForRequest('**/api/client-errors');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('a test threw this');
      });
    });
    const request = await report;
    expect(request.postDataJSON()).toMatchObject({ message: 'a test threw this', path: '/' });
    expect((await request.response())?.status()).toBe(204);
  });
});

test('the API can be browsed without breaking the content security policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Martingale API/ })).toBeVisible();
  // One of the first: what is further down is drawn when it comes into view.
  await expect(page.getByText('/api/login', { exact: true })).toBeVisible();
});
