import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { adminEmail } from '#test/support/site-environment.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, register, toast } from './support/accounts.ts';

interface Fixtures {
  page: Page;
  site: { pool: Pool };
  signInAs: (page: Page, overrides: { username: string }) => Promise<unknown>;
}

test.describe('without the right', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('people are told and sent home', async ({ page, signInAs }) => {
    await signInAs(page);
    const answer = await page.goto('/admin/outbox');
    expect(answer?.status()).toBe(403);
    await expectToast(page, 'Access Denied', "You don't have admin privileges");
    await expect(page).toHaveURL('/');
  });

  test('visitors sign in first', async ({ page }) => {
    await page.goto('/admin/outbox');
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Foutbox');
  });
});

test.describe('Get Admin Access', () => {
  test.use({ expectedConsoleErrors: [/status of 403|ERR_FAILED|request failed/] });

  /** Signed in as the owner of ADMIN_EMAIL, with the menu open. */
  async function signInAsOwner({ page, site, signInAs }: Fixtures): Promise<void> {
    await site.pool.query('DELETE FROM users WHERE email = $1', [adminEmail]);
    const [username = ''] = adminEmail.split('@');
    await signInAs(page, { username });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('banner').locator('summary', { hasText: username }).click();
  }

  test('is offered to nobody else', async ({ page }) => {
    const { username } = await register(page);
    await page.goto('/');
    await page.getByRole('banner').locator('summary', { hasText: username }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Get Admin Access' })).toHaveCount(0);
  });

  test('says when it is refused, and when nothing answers', async ({ page, site, signInAs }) => {
    await signInAsOwner({ page, site, signInAs });
    const button = page.getByRole('button', { name: 'Get Admin Access' });
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/make-admin', async (route) => {
      await asked;
      await route.fulfill({ status: 403, json: { message: 'No' } });
    });
    await button.click();
    await expect(button).toBeDisabled();
    answer();
    await expectToast(page, 'Failed', 'Could not grant admin access.');
    await page.route('**/api/make-admin', (route) => route.abort());
    await button.click();
    await expectToast(page, 'Error', 'An error occurred while granting admin access.');
  });

  test('makes an administrator and reloads the page', async ({ page, site, signInAs }) => {
    await signInAsOwner({ page, site, signInAs });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Get Admin Access' }).click();
    await expect(toast(page)).toContainText('Admin access granted. Please refresh the page.');
    await reloaded;
    await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});
