import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The paths that the page requests from now on. */
function watchRequests(page: Page) {
  const documents: string[] = [];
  const calls: string[] = [];
  const staticParts: string[] = [];
  page.on('request', (request) => {
    // The visit beacon.
    if (request.resourceType() === 'ping') return;
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname);
    if (pathname.startsWith('/api/') || pathname.endsWith('.data')) calls.push(pathname);
    if (pathname.includes('/static-parts-')) staticParts.push(pathname);
  });
  return { documents, calls, staticParts };
}

test.describe('a page rendered on the server', () => {
  test('hydrates without fetching again, and loads the next page without a document', async ({
    page,
    site,
  }) => {
    const { documents, calls, staticParts } = watchRequests(page);
    const example = page.getByRole('heading', { name: 'The hundredth ball' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(example).toBeVisible();
    expect(staticParts).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'eBook' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The interview guide');
    const canonical = page.locator('head link[rel=canonical]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${site.url}/ebook`);
    expect(calls).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
    await expect(example).toBeVisible();
    // Static parts are kept from the document, and rendered only when coming from another page.
    expect(staticParts).toHaveLength(1);
    expect(documents).toEqual(['/']);
    // The question to try comes alive at once then, and asks what follows it.
    expect(calls.filter((call) => !call.endsWith('/neighbors'))).toEqual([]);
  });

  test('hydrates for users too, who can skip to its content', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    const { calls } = watchRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('banner')).toContainText(username);
    // Only the browser asks for the number of unread notifications, and for what is due today.
    const own = ['/api/notifications/count', '/api/practice'];
    expect(calls.filter((call) => !own.includes(call))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('errors in the browser', () => {
  test.use({ expectedConsoleErrors: [/a test threw this/] });

  test('reach the server log', async ({ page }) => {
    await page.goto('/about');
    const report = page.waitForRequest('**/api/client-errors');
    await page.evaluate(() => {
      queueMicrotask(() => {
        throw new Error('a test threw this');
      });
    });
    const request = await report;
    expect(request.postDataJSON()).toMatchObject({ message: 'a test threw this', path: '/about' });
    expect((await request.response())?.status()).toBe(204);
  });
});

test('the API can be browsed without breaking the content security policy', async ({ page }) => {
  // One call is enough: rendering hundreds, with all of their schemas, takes seconds.
  await page.route('**/api/docs/json', async (route) => {
    const { openapi, info, paths } = await (await route.fetch()).json();
    const path = '/api/login';
    await route.fulfill({ json: { openapi, info, paths: { [path]: paths[path] } } });
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /Martingale API/ })).toBeVisible();
  await expect(page.getByText('/api/login', { exact: true })).toBeVisible();
});
