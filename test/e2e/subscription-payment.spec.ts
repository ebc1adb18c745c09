import { expect, test } from './fixtures.ts';
import { expectToast, register } from './support/accounts.ts';
import { beginPayment, payWith, planCard } from './support/subscription.ts';

const notAuthenticated =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

test('the plans say what they cost and what the year saves', async ({ page }) => {
  await register(page);
  await page.goto('/subscription');
  const annual = planCard(page, 'Annual');
  await expect(annual).toContainText('Most Popular');
  await expect(annual).toContainText('$191.90 a year');
  await expect(annual).toContainText('$15.99 a month');
  await expect(annual).toContainText('Save 20% compared to monthly');
  await expect(planCard(page, 'Monthly')).toContainText('$19.99 a month');
});

test('choice and step survive a reload, and Back leads to the plans', async ({ page }) => {
  await register(page);
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

test('the card form says that it is a test, and helps with typing', async ({ page }) => {
  await register(page);
  await beginPayment(page, 'Annual');
  await expect(page.getByText('Test mode: no real card is charged')).toBeVisible();
  const number = page.getByLabel('Card number');
  const expiry = page.getByLabel('Expiration date');
  const code = page.getByLabel('Security code');
  await expect(number).toHaveAttribute('autocomplete', 'cc-number');
  await expect(expiry).toHaveAttribute('autocomplete', 'cc-exp');
  await expect(code).toHaveAttribute('autocomplete', 'cc-csc');
  await expect(page.getByLabel('Name on card')).toHaveAttribute('autocomplete', 'cc-name');
  const pay = page.getByRole('button', { name: 'Subscribe Now' });
  await expect(pay).toBeDisabled();
  await number.pressSequentially('424242424242');
  await expect(number).toHaveValue('4242 4242 4242');
  for (let press = 0; press < 10; press++) await number.press('ArrowLeft');
  await number.pressSequentially('4242');
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await expiry.pressSequentially('4/49');
  await expect(expiry).toHaveValue('04 / 49');
  await code.pressSequentially('123');
  await pay.click();
  await expect(page).toHaveURL('/subscription/success');
});

test.describe('a card that is refused', () => {
  test.use({ expectedConsoleErrors: [/status of 40[02]/] });

  test('changes nothing, and another can be tried', async ({ page, site }) => {
    const { username } = await register(page);
    await beginPayment(page, 'Annual');
    await page.getByLabel('Name on card').fill('Ann Example');
    await payWith(page, 'declined');
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await expect(page.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
    await expect(page.getByLabel('Name on card')).toHaveValue('Ann Example');
    expect(await (await page.request.get('/api/subscriptions/details')).json()).toBeNull();
    const user = await (await page.request.get('/api/user')).json();
    expect(user.stripeSubscriptionId).toBeNull();
    const { rows } = await site.pool.query(
      `select payment_confirmed from subscriptions s join users u on u.id = s.user_id
       where u.username = $1`,
      [username],
    );
    expect(rows).toEqual([{ payment_confirmed: false }]);
    await payWith(page, 'accepted');
    await expect(page).toHaveURL('/subscription/success');
  });

  test('is told from one that is no test card, or out of date', async ({ page }) => {
    await register(page);
    await beginPayment(page, 'Monthly');
    await page.getByLabel('Card number').fill('5555 5555 5555 4444');
    await page.getByLabel('Expiration date').fill('12 / 49');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expectToast(page, 'Payment Failed', 'Test mode accepts only the test cards');
    await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(
      /^Test mode accepts only the test cards/,
    );
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiration date').fill('01 / 20');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expectToast(page, 'Payment Failed', "Your card's expiration date is in the past.");
  });

  test('at the bank: authentication that fails', async ({ page }) => {
    await register(page);
    await beginPayment(page, 'Monthly');
    await payWith(page, 'asking');
    const dialog = page.getByRole('dialog', { name: 'Test authentication' });
    await dialog.getByRole('button', { name: 'Fail' }).click();
    await expectToast(page, 'Payment Failed', notAuthenticated);
    await expect(page.getByRole('alert')).toHaveText(notAuthenticated);
    await expect(dialog).toBeHidden();
    expect(await (await page.request.get('/api/subscriptions/details')).json()).toBeNull();
  });

  test('at the bank: authentication that nobody completes', async ({ page }) => {
    await register(page);
    await beginPayment(page, 'Monthly');
    await payWith(page, 'asking');
    await expect(page.getByRole('dialog', { name: 'Test authentication' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveText(notAuthenticated);
    await payWith(page, 'accepted');
    await expect(page).toHaveURL('/subscription/success');
  });
});

test('authentication that is completed starts the subscription', async ({ page }) => {
  await register(page);
  await beginPayment(page, 'Monthly');
  await payWith(page, 'asking');
  const dialog = page.getByRole('dialog', { name: 'Test authentication' });
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
});
