import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, register, toast } from './support/accounts.ts';
import {
  beginPayment,
  dayFromNow,
  payWith,
  planCard,
  subscribeOnPage,
} from './support/subscription.ts';

test.use({
  expectedConsoleErrors: [
    /status of (401|409|500|503)|answered 50[03]|ERR_FAILED|request failed: (GET|POST) \S+\/api\/subscriptions/,
  ],
});

const outage = { status: 503, json: { code: 'X', message: 'Away', error: 'Away' } };

const answerWith = (page: Page, call: string, answer: { status: number; json?: unknown }) =>
  page.route(`**/api/subscriptions/${call}`, (route) => route.fulfill(answer));
const cutOff = (page: Page, call: string) =>
  page.route(`**/api/subscriptions/${call}`, (route) => route.abort('failed'));

test.describe('beginning a subscription', () => {
  async function goOn(page: Page) {
    await register(page);
    await page.goto('/subscription?plan=monthly');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
  }

  test('without an answer to pay with', async ({ page }) => {
    await answerWith(page, 'create', { status: 200, json: {} });
    await goOn(page);
    const text = "We couldn't process your subscription. Please try again later.";
    await expectToast(page, 'Error Creating Subscription', text);
    await expect(page.getByRole('alert')).toHaveText(text);
  });

  test('refused with a reason', async ({ page }) => {
    await answerWith(page, 'create', outage);
    await goOn(page);
    await expectToast(page, 'Subscription Error', 'Away');
    await expect(page.getByRole('alert')).toHaveText('Away');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  });

  test('refused without one', async ({ page }) => {
    await answerWith(page, 'create', { status: 500 });
    await goOn(page);
    await expectToast(
      page,
      'Subscription Error',
      'Failed to create subscription. Please try again.',
    );
  });

  test('without a network', async ({ page }) => {
    await cutOff(page, 'create');
    await goOn(page);
    await expectToast(
      page,
      'Subscription Failed',
      'An unexpected error occurred. Please try again later.',
    );
  });

  test('that runs already, begun in another tab', async ({ page, context }) => {
    await register(page);
    await page.goto('/subscription');
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await subscribeOnPage(await context.newPage(), 'Annual');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expectToast(page, 'Subscription Error', 'You already have a subscription.');
    await expect(
      page.getByRole('heading', { name: 'You already have a subscription' }),
    ).toBeVisible();
  });
});

test('a payment that gets lost on the way says so', async ({ page }) => {
  await register(page);
  await beginPayment(page, 'Monthly');
  await cutOff(page, 'sandbox/confirm');
  await payWith(page, 'accepted');
  await expectToast(page, 'Payment Failed', 'An error occurred while processing your payment');
  await page.unroute('**/api/subscriptions/sandbox/confirm');
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page).toHaveURL('/subscription/success');
});

test.describe('demo data', () => {
  test('stands in for prices without a network', async ({ page }) => {
    await register(page);
    await cutOff(page, 'prices');
    await page.goto('/subscription');
    await expect(toast(page)).toContainText('Using demo pricing');
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
    await expect(planCard(page, 'Monthly')).toContainText('$19.99');
    const annual = planCard(page, 'Annual');
    await expect(annual).toContainText('$199.90');
    await expect(annual).toContainText('Save 16% compared to monthly');
    await page.unroute('**/api/subscriptions/prices');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(annual).toContainText('$191.90');
    await expect(page.getByText('Demo data', { exact: true })).toHaveCount(0);
  });

  test('stands in for prices that the server has not', async ({ page }) => {
    await register(page);
    await answerWith(page, 'prices', outage);
    await page.goto('/subscription');
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });

  test('stands in for the subscription, and canceling it is simulated', async ({ page }) => {
    await register(page);
    await answerWith(page, 'details', outage);
    const cancellations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/cancel')) cancellations.push(request.url());
    });
    await page.goto('/account?tab=subscription');
    await expect(toast(page)).toContainText('Demo Mode');
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(`Renews on ${dayFromNow(30)}`)).toBeVisible();
    await expect(page.getByText(`Your free trial runs until ${dayFromNow(7)}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(`Access ends on ${dayFromNow(30)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
    expect(cancellations).toEqual([]);
    await page.unroute('**/api/subscriptions/details');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('You have no subscription')).toBeVisible();
  });

  test('stands in for a cancellation that fails', async ({ page }) => {
    await register(page);
    await subscribeOnPage(page, 'Annual');
    await page.goto('/account?tab=subscription');
    await cutOff(page, 'cancel');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(toast(page)).toContainText('Demo Mode');
    await expect(page.getByText('Demo data', { exact: true })).toBeVisible();
    await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Renews on')).toBeVisible();
    await expect(page.getByText('Demo data', { exact: true })).toHaveCount(0);
  });

  test('is not for somebody whose session has ended', async ({ page }) => {
    await register(page);
    await answerWith(page, 'details', {
      status: 401,
      json: { code: 'UNAUTHORIZED', message: 'Please sign in', error: 'Please sign in' },
    });
    await page.goto('/account?tab=subscription');
    await expect(page.getByText('You need to be logged in to view this page')).toBeVisible();
    await expect(page.getByText('Demo data', { exact: true })).toHaveCount(0);
  });
});
