import { adminEmail } from '#test/support/site-environment.ts';
import { expect, test } from './fixtures.ts';
import { expectToast, toast } from './support/accounts.ts';

test.describe('without admin rights', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('users are told and sent home, visitors to the sign-in page', async ({ page, signInAs }) => {
    const visit = await page.request.get('/admin/outbox', { maxRedirects: 0 });
    expect(visit.status()).toBe(302);
    expect(visit.headers().location).toBe('/auth?returnTo=%2Fadmin%2Foutbox');
    await signInAs(page);
    const response = await page.goto('/admin/outbox');
    expect(response?.status()).toBe(403);
    await expectToast(page, 'Access Denied', "You don't have admin privileges");
    await expect(page).toHaveURL('/');
  });
});

test('Get Admin Access makes an administrator and reloads the page', async ({
  page,
  site,
  signInAs,
}) => {
  await site.pool.query('DELETE FROM users WHERE email = $1', [adminEmail]);
  const [username = ''] = adminEmail.split('@');
  await signInAs(page, { username });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('banner').locator('summary', { hasText: username }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Get Admin Access' }).click();
  await expect(toast(page)).toContainText('Admin access granted. Please refresh the page.');
  await reloaded;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
});
