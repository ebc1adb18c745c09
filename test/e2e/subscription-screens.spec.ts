import { expect, test } from './fixtures.ts';
import { register } from './support/accounts.ts';
import { beginPayment, payWith } from './support/subscription.ts';

test('every step is accessible and fits', async ({ page, expectRight }) => {
  test.slow();

  await register(page);
  await page.goto('/account?tab=subscription');
  await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
  await expectRight(page);
  await page.goto('/subscription');
  await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  await expectRight(page);
  await beginPayment(page, 'Annual');
  await expectRight(page);
  await payWith(page, 'asking');
  const dialog = page.getByRole('dialog', { name: 'Test authentication' });
  await expect(dialog).toBeVisible();
  await expectRight(page);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  await expectRight(page);
  await page.goto('/subscription');
  await expect(page.getByRole('heading', { name: 'You already have' })).toBeVisible();
  await expectRight(page);
  await page.goto('/account?tab=subscription');
  await page.getByRole('button', { name: 'Switch to monthly' }).click();
  await expectRight(page);
  await page.getByRole('button', { name: 'Keep annual' }).click();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expectRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
  await expectRight(page);
  await page.goto('/subscription/success?redirect_status=failed');
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
});
