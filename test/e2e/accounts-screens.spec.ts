import type { Page } from '@playwright/test';
import { expect, screens, test } from './fixtures.ts';
import { register } from './support/accounts.ts';

const forVisitors = [
  '/auth',
  '/auth?tab=register',
  '/forgot-password',
  '/reset-password',
  '/reset-password?token=abc',
  '/email-verified',
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
  '/email-verification-failed',
];

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use(screen.use);

    async function expectToFit(page: Page): Promise<void> {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, page.url()).toBeLessThanOrEqual(screen.use.viewport.width);
    }

    test('screens for visitors are accessible and fit', async ({ page, expectAccessible }) => {
      test.slow();
      for (const path of forVisitors) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        await expectToFit(page);
      }
    });

    test('screens for users are accessible and fit', async ({ page, expectAccessible }) => {
      test.slow();
      await register(page);
      for (const path of forUnverified) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        await expectToFit(page);
      }
      await page.goto('/account');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('a form with complaints is accessible and fits', async ({ page, expectAccessible }) => {
      await page.goto('/auth?tab=register');
      for (const label of ['Username', 'Email', 'Confirm password']) {
        await page.getByLabel(label).fill('x !');
        await page.getByLabel(label).blur();
      }
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
      await expectAccessible(page);
      await expectToFit(page);
    });
  });
}
