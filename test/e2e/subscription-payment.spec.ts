import { expect, test } from './fixtures.ts';
import { expectToast, register } from './support/accounts.ts';
import { payWith } from './support/subscription.ts';

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

test.use({ expectedConsoleErrors: [/status of 402/] });

test('from the plan through refused cards to the subscription', async ({ page, site }) => {
  const { username } = await register(page);

  await test.step('plan and step survive a reload, and Back leads to the plans', async () => {
    await page.goto('/subscription');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect(page).toHaveURL('/subscription?plan=monthly');
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('then $19.99 a month')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.goForward();
    await page.getByRole('button', { name: 'Back to plans' }).click();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.getByRole('radio', { name: 'Annual' }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText('then $191.90 a year')).toBeVisible();
  });

  await test.step('a declined card changes nothing', async () => {
    await payWith(page, 'declined');
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    expect(await (await page.request.get('/api/subscriptions/details')).json()).toBeNull();
    const user = await (await page.request.get('/api/user')).json();
    expect(user.stripeSubscriptionId).toBeNull();
    const { rows } = await site.pool.query(
      `select payment_confirmed from subscriptions s join users u on u.id = s.user_id
       where u.username = $1 and s.plan = 'annual'`,
      [username],
    );
    expect(rows).toEqual([{ payment_confirmed: false }]);
  });

  await test.step('Escape fails the authentication', async () => {
    await payWith(page, 'asking');
    await expect(page.getByRole('dialog', { name: 'Test authentication' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveText(notAuthenticated);
    expect(await (await page.request.get('/api/subscriptions/details')).json()).toBeNull();
  });

  await test.step('another card is accepted', async () => {
    await payWith(page, 'accepted');
    await expect(page).toHaveURL('/subscription/success');
  });
});
