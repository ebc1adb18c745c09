import type { Page } from '@playwright/test';
import { startTestSite } from '#test/support/site.ts';
import { StripeDouble } from '#test/support/stripe/double.ts';
import { test as base, expect } from './fixtures.ts';
import { expectToast, register } from './support/accounts.ts';
import { show } from './support/question-page.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';
import { standInForStripe } from './support/stripe-script.ts';
import { beginPayment, dayFromNow } from './support/subscription.ts';

/** The site with Stripe payments: a double plays Stripe's API, and a stand-in its script. */
const test = base.extend<object, { stripe: StripeDouble }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const double = await StripeDouble.start();
      await use(double);
      await double.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ stripe: { settings } }, use) => {
      const site = await startTestSite({
        STRIPE_SECRET_KEY: settings.secretKey,
        STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
        STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
        STRIPE_PRICE_MONTHLY: settings.priceIds.monthly,
        STRIPE_PRICE_ANNUAL: settings.priceIds.annual,
        STRIPE_API_BASE: settings.apiBase ?? '',
      });
      try {
        await use({ url: site.url, pool: site.pool });
      } finally {
        await site.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  context: async ({ context, stripe }, use) => {
    await standInForStripe(context, stripe);
    await use(context);
  },
});

test.use({
  expectedForeignRequests: [/^https:\/\/(js|api|billing)\.stripe\.com\//],
  expectedConsoleErrors: [/status of (402|503)|answered 503|ERR_FAILED/],
});

async function payAtStripe(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card at Stripe').fill(card);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
}

test('from the gate to the solution, and to the end of the subscription', async ({
  page,
  site,
  stripe,
}) => {
  test.slow();
  const secret = uniqueName('secret');
  const { id } = await insertQuestion(site.pool, { isPremium: true, solution: secret });
  const { email } = await register(page);
  const subscription = () =>
    [...stripe.account.subscriptions.values()].find(({ customer }) => customer.email === email);

  await test.step('subscribes', async () => {
    await page.goto(`/question/${id}`);
    await show(page).click();
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByText(`Free until ${dayFromNow(7)}, then $19.99 a month.`)).toBeVisible();
    await expect(page.getByText('Test mode')).toHaveCount(0);
    await payAtStripe(page, 'pm_card_visa');
    await expect(page).toHaveURL(/\/subscription\/success\?.*redirect_status=succeeded/);
    await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
    await expect(page.getByText(`Your free trial runs until ${dayFromNow(7)}.`)).toBeVisible();
  });

  await test.step('reads, and cancels', async () => {
    await page.getByRole('link', { name: 'Back to your question' }).click();
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
    await page.goto('/account?tab=subscription');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(`Access ends on ${dayFromNow(7)}`)).toBeVisible();
    expect(subscription()?.cancelAtPeriodEnd).toBe(true);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
  });

  await test.step('and loses access when Stripe ends the subscription', async () => {
    const own = subscription();
    if (!own) throw new Error('Stripe has no subscription');
    stripe.account.renew(own);
    const event = stripe.account.events.at(-1);
    if (!event) throw new Error('Stripe has no event');
    const { payload, headers } = stripe.deliveryOf(event);
    const response = await page.request.post('/api/webhooks/stripe', { data: payload, headers });
    expect(response.status()).toBe(200);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
    expect((await page.request.get(`/api/solutions/${id}`)).status()).toBe(403);
  });
});

test('from a form that does not load, through refused cards, to the invoices', async ({
  page,
  context,
}) => {
  const pay = page.getByRole('button', { name: 'Subscribe Now' });
  await register(page);

  await test.step('the card form can be loaded again', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await beginPayment(page, 'Annual');
    await expect(page.getByRole('alert').first()).toContainText(
      'The card form could not be loaded.',
    );
    await expect(pay).toBeDisabled();
    await page.unroute('https://js.stripe.com/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card at Stripe')).toBeVisible();
  });

  await test.step('a declined card changes nothing', async () => {
    await payAtStripe(page, 'pm_card_chargeDeclined');
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    expect(await (await page.request.get('/api/subscriptions/details')).json()).toBeNull();
  });

  await test.step('a failed authentication leads back to the plans', async () => {
    page.once('dialog', (dialog) => void dialog.dismiss());
    await payAtStripe(page, 'pm_card_authenticationRequired');
    await expect(
      page.getByRole('heading', { name: 'Your payment did not go through' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Try another card' }).click();
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
  });

  await test.step('a completed authentication starts the subscription', async () => {
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    page.once('dialog', (dialog) => void dialog.accept());
    await payAtStripe(page, 'pm_card_authenticationRequired');
    await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
  });

  await test.step('invoices and cards are at Stripe', async () => {
    await context.route('https://billing.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Billing</title>' }),
    );
    await page.goto('/account?tab=subscription');
    await page.getByRole('button', { name: 'Invoices and cards' }).click();
    await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.com\//);
  });
});
