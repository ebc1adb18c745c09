import { expect, test } from './fixtures.ts';
import { register } from './support/accounts.ts';

const forVisitors = [
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/email-verification-failed',
  '/verify-email',
];

const forUnverified = [
  '/account',
  '/account?tab=password',
  '/account?tab=subscription',
  '/verify-email',
  '/request-verification',
  '/email-verified',
];

test('screens for visitors are accessible and fit', async ({ page, expectRight }) => {
  test.slow();
  for (const path of forVisitors) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectRight(page);
  }
});

test('screens for users are accessible and fit', async ({ page, expectRight }) => {
  test.slow();
  await register(page);
  for (const path of forUnverified) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectRight(page);
  }
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRight(page);
});

test('a form with errors is accessible and fits', async ({ page, expectRight }) => {
  await page.goto('/auth?tab=register');
  for (const label of ['Username', 'Email', 'Confirm password']) {
    await page.getByLabel(label).fill('x !');
    await page.getByLabel(label).blur();
  }
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  await expectRight(page);
});
