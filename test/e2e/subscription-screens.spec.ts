import type { Page } from '@playwright/test';
import { expect, screens, test } from './fixtures.ts';
import { register } from './support/accounts.ts';
import { beginPayment, payWith } from './support/subscription.ts';

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use(screen.use);

    test('every step is accessible and fits', async ({ page, expectAccessible }) => {
      test.slow();

      async function expectGood(place: Page): Promise<void> {
        await expectAccessible(place);
        const width = await place.evaluate(() => document.documentElement.scrollWidth);
        expect(width, place.url()).toBeLessThanOrEqual(screen.use.viewport.width);
      }

      await register(page);
      await page.goto('/account?tab=subscription');
      await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
      await expectGood(page);
      await page.goto('/subscription');
      await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
      await expectGood(page);
      await beginPayment(page, 'Annual');
      await expectGood(page);
      await payWith(page, 'asking');
      const dialog = page.getByRole('dialog', { name: 'Test authentication' });
      await expect(dialog).toBeVisible();
      await expectGood(page);
      await dialog.getByRole('button', { name: 'Complete' }).click();
      await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
      await expectGood(page);
      await page.goto('/subscription');
      await expect(page.getByRole('heading', { name: 'You already have' })).toBeVisible();
      await expectGood(page);
      await page.goto('/account?tab=subscription');
      await page.getByRole('button', { name: 'Switch to monthly' }).click();
      await expectGood(page);
      await page.getByRole('button', { name: 'Keep annual' }).click();
      await page.getByRole('button', { name: 'Cancel subscription' }).click();
      await expectGood(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
      await expect(page.getByText('Your subscription is cancelled.')).toBeVisible();
      await expectGood(page);
      await page.goto('/subscription/success?redirect_status=failed');
      await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
    });
  });
}
