import { expect, test } from './fixtures.ts';
import { register } from './support/accounts.ts';

const forVisitors = [
  '/forgot-password',
  '/reset-password',
  '/revert-email',
  '/revert-email?token=abc',
  '/email-verification-failed',
  '/verify-email',
];

const forUnverified = ['/verify-email', '/request-verification', '/email-verified'];

// Their frame is checked once, with the first screen.
const include = 'main';

test('screens for visitors are accessible and fit', async ({ page, expectRight }) => {
  test.slow();
  await page.goto('/auth?tab=register');
  for (const label of ['Username', 'Email', 'Confirm password']) {
    await page.getByLabel(label).fill('x !');
    await page.getByLabel(label).blur();
  }
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectRight(page);
  for (const path of forVisitors) {
    await page.goto(path);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectRight(page, { include });
  }
  for (const [lockedUntil, title] of [
    [null, 'Choose a new password'],
    ['2026-11-21T12:00:00.000Z', 'Is this account yours?'],
  ]) {
    await page.route('**/api/reset-password/check', (route) =>
      route.fulfill({ json: { lockedUntil } }),
    );
    await page.goto('/reset-password?token=abc');
    await expect(page.getByRole('heading', { name: String(title) })).toBeVisible();
    await expect(page.getByText('One moment')).toHaveCount(0);
    await expectRight(page, { include });
  }
});

test('screens for users are accessible and fit', async ({ page, expectRight }) => {
  test.slow();
  await register(page);
  await page.goto('/account');
  await expectRight(page);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog').getByLabel('Your password')).toBeVisible();
  await expectRight(page, { include: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Password' }).click();
  await expectRight(page, { include });
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page).toHaveURL('/account?tab=security');
  await expect(page.getByText('This device')).toBeVisible();
  await expectRight(page, { include });
  for (const path of forUnverified) {
    await page.goto(path);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectRight(page, { include });
  }
});
