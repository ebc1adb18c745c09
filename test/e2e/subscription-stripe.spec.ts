import { StripeDouble } from '#test/support/stripe/double.ts';
import { test as base, expect } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { standInForStripe } from './support/stripe-script.ts';
import { dayFromNow } from './support/subscription.ts';

/** The site with Stripe payments: fakes replace Stripe's API and its script. */
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

  siteSettings: [async ({ stripe }, use) => use(stripe.environment), { scope: 'worker' }],

  context: async ({ context, stripe }, use) => {
    await standInForStripe(context, stripe);
    await use(context);
  },
});

test.use({
  expectedForeignRequests: [/^https:\/\/(js|api|billing)\.stripe\.com\//],
  expectedConsoleErrors: [/status of 402|ERR_FAILED/],
});

test('from a form that does not load to a subscription and its invoices', async ({
  page,
  context,
  signInAs,
  stripe,
}) => {
  const pay = page.getByRole('button', { name: 'Subscribe Now' });
  const payWith = async (card: string) => {
    await page.getByLabel('Card at Stripe').fill(card);
    await pay.click();
  };
  const user = await signInAs(page);

  await test.step('the card form can be loaded again', async () => {
    await page.route('https://js.stripe.com/**', (route) => route.abort());
    await page.goto('/subscription?plan=monthly');
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'The card form could not be loaded.',
    );
    await expect(pay).toBeDisabled();
    await page.unroute('https://js.stripe.com/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Card at Stripe')).toBeVisible();
    await expect(page.getByText('Test mode')).toHaveCount(0);
  });

  await test.step('a declined card is explained', async () => {
    await payWith('pm_card_chargeDeclined');
    await expectToast(page, 'Payment Failed', 'Your card was declined.');
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  });

  await test.step('Stripe redirects back once a card is authenticated', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await payWith('pm_card_authenticationRequired');
    await expect(page).toHaveURL(/\/subscription\/success\?.*redirect_status=succeeded/);
    await expect(page.getByText(`Your free trial runs until ${dayFromNow(7)}.`)).toBeVisible();
    const subscriptions = [...stripe.account.subscriptions.values()];
    expect(subscriptions.map(({ customer }) => customer.email)).toEqual([user.email]);
  });

  await test.step('invoices and cards are at Stripe', async () => {
    await context.route('https://billing.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Billing</title>' }),
    );
    await page.getByRole('link', { name: 'Manage your subscription' }).click();
    await page.getByRole('button', { name: 'Invoices and cards' }).click();
    await expect(page).toHaveURL(/^https:\/\/billing\.stripe\.com\//);
  });
});
