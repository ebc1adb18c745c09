import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Addresses that the page asks the server for from now on. */
function watchRequests(page: Page) {
  const documents: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    // Only says which page is looked at.
    if (request.resourceType() === 'ping') return;
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname);
    if (pathname.startsWith('/api/') || pathname.endsWith('.data')) calls.push(pathname);
  });
  return { documents, calls };
}

test.describe('a page that the server rendered', () => {
  test('is taken over without fetching anything a second time', async ({ page }) => {
    const { calls } = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(calls).toEqual([]);
  });

  test('is taken over for somebody signed in too', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    const { calls } = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toContainText(username);
    // How many notifications are unread is asked for by the browser alone.
    expect(calls.filter((call) => call !== '/api/notifications/count')).toEqual([]);
  });

  test('leads to the next one without loading a document', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const { documents, calls } = watchRequests(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Martingale');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
    expect(documents).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('shows the name that the operator gave the site', async ({ page, site }) => {
    const rename = (title: string) =>
      site.pool.query("UPDATE settings SET value = $1 WHERE key = 'app_title'", [title]);
    await rename('Fair <b>Game</b>');
    await expect
      .poll(async () => {
        await page.goto('/');
        return page.getByRole('banner').textContent();
      })
      .toContain('Fair <b>Game</b>');
    await rename('Martingale');
    await expect
      .poll(async () => {
        await page.goto('/');
        return page.getByRole('banner').textContent();
      })
      .toContain('Martingale');
  });
});

test.describe('protected screens', () => {
  const paths = ['/account', '/admin', '/subscription', '/subscription/success'];

  test('send nobody to the sign-in page, and back', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth?returnTo=${encodeURIComponent(path)}`);
    }
  });

  test('are open to somebody signed in', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    for (const path of paths) {
      await page.goto(path);
      await expect(page).toHaveURL(path);
    }
  });
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
  await expect(page.getByText('/api/settings', { exact: true })).toBeVisible();
});
