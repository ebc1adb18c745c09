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

test.describe('outbox', () => {
  test('shows mails, opens one and sends it again', async ({ page, signInAs, site }) => {
    const { email } = await register(page);
    await site.pool.query(
      `insert into mail_messages (kind, recipient, subject, html, text, status, attempts, last_error)
       values ('verification', 'lost@example.org', 'A lost mail', '', 'Nothing', 'failed', 9, 'Connection refused')`,
    );
    await signInAs(page, { isAdmin: true });
    await page.goto('/admin/outbox');
    const mails = page.getByRole('main').getByRole('listitem');
    const mail = mails.filter({ hasText: email });
    await expect(mail).toContainText('Confirm your email address for Martingale');
    await expect(mail.getByRole('link')).toBeHidden();
    await mail.locator('summary').click();
    await expect(mail.getByRole('link')).toHaveAttribute('href', /\/confirm-email\?token=/);

    const lost = mails.filter({ hasText: 'lost@example.org' });
    await expect(lost).toContainText('Failed');
    await expect(lost).toContainText('9 attempts');
    await expect(lost).toContainText('Connection refused');
    await lost.locator('summary').click();
    await lost.getByRole('button', { name: /Resend/ }).click();
    await expectToast(page, 'Mail queued', 'It is sent again at once.');
    await expect(lost).toContainText('Sent');
    await expect(lost).not.toContainText('Connection refused');
  });

  test('is empty at first', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/about');
    await page.route('**/api/admin/mails', (route) => route.fulfill({ json: [] }));
    await openInBrowser(page, '/admin/outbox');
    await expect(page.getByRole('main')).toContainText('No mail has been sent yet.');
  });
});

test.describe('outbox without an answer', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test('says so, and can be asked again', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/about');
    await page.route('**/api/admin/mails', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
    );
    await openInBrowser(page, '/admin/outbox');
    await expect(page.getByRole('alert')).toContainText('The mails could not be loaded.');
    await expect(page.getByRole('alert')).toContainText('Too many requests');
    await page.unroute('**/api/admin/mails');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

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

/** Without asking the server for the page, so that the browser fetches what it shows. */
async function openInBrowser(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
