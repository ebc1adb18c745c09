import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StripeDouble } from '#test/support/stripe/double.ts';
import { PaymentRefused, type Payments, PaymentsUnavailable } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const now = new Date('2026-05-04T12:00:00Z');
const trialEnd = new Date('2026-05-11T12:00:00Z');
const oneTry = { timeoutMs: 20_000, retries: 0 };

let stripe: StripeDouble;
let payments: Payments;
beforeEach(async () => {
  stripe = await StripeDouble.start(() => now);
  payments = createStripePayments(stripe.settings, () => now, oneTry);
});
afterEach(() => stripe.close());

const person = { userId: 7, email: 'ann@example.org', username: 'ann', attempt: 'first-try' };

async function create(
  overrides: Partial<Parameters<Payments['createSubscription']>[0]> = {},
): Promise<Awaited<ReturnType<Payments['createSubscription']>>> {
  const customerId = await payments.createCustomer(person);
  return payments.createSubscription({
    customerId,
    priceId: 'price_monthly',
    trialDays: 7,
    userId: 7,
    attempt: 'key-1',
    ...overrides,
  });
}

async function subscribe(overrides?: Parameters<typeof create>[0]) {
  const { id, confirmation } = await create(overrides);
  stripe.account.confirm(confirmation?.clientSecret ?? '', 'pm_card_visa');
  return stripe.account.subscription(id);
}

describe('requests to Stripe', () => {
  it('creates a customer linked to the account', async () => {
    await payments.createCustomer(person);
    expect(stripe.requests).toHaveLength(1);
    expect(stripe.requests[0]).toMatchObject({
      method: 'POST',
      path: '/v1/customers',
      idempotencyKey: expect.stringMatching(/^first-try-/),
      params: {
        email: 'ann@example.org',
        name: 'ann',
        metadata: { userId: '7' },
      } satisfies Stripe.CustomerCreateParams,
    });
  });

  it('creates an incomplete subscription with a seven-day trial', async () => {
    const { customerId } = await create();
    const [request] = stripe.asked('POST /v1/subscriptions');
    expect(request?.idempotencyKey).toBe('key-1');
    // Numbers travel as text.
    expect({ ...request?.params, trial_period_days: 7 }).toEqual({
      customer: customerId,
      items: [{ price: 'price_monthly' }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
      metadata: { userId: '7', attempt: 'key-1' },
      expand: ['customer', 'latest_invoice.confirmation_secret', 'pending_setup_intent'],
    } satisfies Stripe.SubscriptionCreateParams);
    expect(request?.params.trial_period_days).toBe('7');
  });

  it('requests no trial if there is none', async () => {
    await create({ trialDays: 0 });
    const [request] = stripe.asked('POST /v1/subscriptions');
    expect(request?.params).not.toHaveProperty('trial_period_days');
    expect(request?.params).not.toHaveProperty('trial_settings');
  });

  it('reads the two prices once, since their amounts never change', async () => {
    const expected = [
      { id: 'price_monthly', plan: 'monthly', amount: 1999, currency: 'usd' },
      { id: 'price_annual', plan: 'annual', amount: 19_190, currency: 'usd' },
    ];
    expect(await payments.listPrices()).toEqual(expected);
    stripe.fail('down');
    expect(await payments.listPrices()).toEqual(expected);
    expect(stripe.requests).toHaveLength(2);
  });

  it('retries prices after a failure', async () => {
    stripe.fail('trouble');
    await expect(payments.listPrices()).rejects.toThrow(PaymentsUnavailable);
    stripe.recover();
    expect(await payments.listPrices()).toHaveLength(2);
  });

  it('creates no second customer on a retry, unless the email has changed', async () => {
    const id = await payments.createCustomer(person);
    expect(await payments.createCustomer(person)).toBe(id);
    const moved = await payments.createCustomer({ ...person, email: 'ann@example.com' });
    expect(moved).not.toBe(id);
  });
});

describe('a subscription of Stripe', () => {
  it('waits with the secret of its setup during a trial', async () => {
    const { id, confirmation } = await create();
    const subscription = stripe.account.subscription(id);
    expect(await payments.readSubscription(id)).toEqual({
      id,
      customerId: subscription.customer.id,
      attempt: 'key-1',
      status: 'trialing',
      priceId: 'price_monthly',
      plan: 'monthly',
      amount: 1999,
      paymentConfirmed: false,
      paymentMethodId: null,
      currentPeriodEnd: trialEnd,
      cancelAtPeriodEnd: false,
      trialEnd,
      endedAt: null,
      confirmation: { clientSecret: subscription.setup?.clientSecret, kind: 'setup' },
    });
    expect(confirmation?.clientSecret).toBe(subscription.setup?.clientSecret);
  });

  it('waits with the secret of its first payment without a trial', async () => {
    const { id, confirmation, paymentConfirmed } = await create({ trialDays: 0 });
    const clientSecret = stripe.account.subscription(id).invoice.payment?.clientSecret;
    expect(confirmation).toEqual({ clientSecret, kind: 'payment' });
    expect(paymentConfirmed).toBe(false);
  });

  it.each([7, 0])('is confirmed by a card, with a trial of %d days', async (trialDays) => {
    const { id } = await subscribe({ trialDays });
    expect(await payments.readSubscription(id)).toMatchObject({
      paymentConfirmed: true,
      confirmation: null,
      status: trialDays ? 'trialing' : 'active',
    });
  });

  it('is confirmed by a setup that succeeded, before Stripe has taken over its card', async () => {
    const { id } = await create();
    const { setup } = stripe.account.subscription(id);
    if (setup) setup.status = 'succeeded';
    expect(await payments.readSubscription(id)).toMatchObject({
      paymentConfirmed: true,
      confirmation: null,
    });
  });

  it('is confirmed by an invoice that was paid, and not by one of nothing', async () => {
    const subscription = await subscribe({ trialDays: 0 });
    subscription.defaultPaymentMethod = null;
    expect(await payments.readSubscription(subscription.id)).toMatchObject({
      paymentConfirmed: true,
    });
    subscription.invoice.amountDue = 0;
    expect(await payments.readSubscription(subscription.id)).toMatchObject({
      paymentConfirmed: false,
    });
  });

  it("is confirmed by the customer's own card, unless its first invoice is unpaid", async () => {
    const trial = stripe.account.subscription((await create()).id);
    trial.customer.defaultPaymentMethod = 'pm_card_visa';
    expect(await payments.readSubscription(trial.id)).toMatchObject({ paymentConfirmed: false });
    trial.setup = null;
    expect(await payments.readSubscription(trial.id)).toMatchObject({ paymentConfirmed: true });
    const unpaid = await create({ trialDays: 0, attempt: 'key-2' });
    expect(await payments.readSubscription(unpaid.id)).toMatchObject({
      paymentConfirmed: false,
      confirmation: { kind: 'payment' },
    });
  });

  it('names its card, by which other accounts are recognized', async () => {
    const { id } = await subscribe();
    const method = (await payments.readSubscription(id))?.paymentMethodId ?? '';
    expect(await payments.fingerprintOf(method)).toBe(stripe.account.fingerprints.get(method));
    expect(await payments.fingerprintOf('pm_unknown')).toBeNull();
  });

  it('is one that ended, with its time, and waits for nothing', async () => {
    const { id } = await create();
    expect(await payments.end(id)).toMatchObject({
      status: 'canceled',
      endedAt: now,
      confirmation: null,
    });
    expect(await payments.end(id)).toMatchObject({ endedAt: now });
    expect(stripe.asked(`DELETE /v1/subscriptions/${id}`)).toHaveLength(1);
  });

  it('is null if Stripe does not know it', async () => {
    expect(await payments.readSubscription('sub_unknown')).toBeNull();
    expect(await payments.listSubscriptions('cus_unknown')).toEqual([]);
    expect(await payments.findUserOf('cus_unknown')).toBeNull();
  });

  it('is listed with all others of its customer, also beyond the first page', async () => {
    const { customerId } = await create();
    for (let made = 0; made < 120; made += 1) {
      stripe.account.addSubscription(customerId, 'price_annual', { trialDays: 7 });
    }
    const all = await payments.listSubscriptions(customerId);
    expect(new Set(all.map(({ id }) => id)).size).toBe(121);
    expect(all.every(({ confirmation }) => confirmation?.kind === 'setup')).toBe(true);
    expect(all[0]).toMatchObject({ plan: 'annual', attempt: null });
  });

  it('belongs to the account that its customer names', async () => {
    const { customerId } = await create();
    expect(await payments.findUserOf(customerId)).toBe(7);
    const customer = stripe.account.customer(customerId);
    customer.metadata = {};
    expect(await payments.findUserOf(customerId)).toBeNull();
    customer.deleted = true;
    expect(await payments.findUserOf(customerId)).toBeNull();
  });
});

describe('changing a subscription of Stripe', () => {
  it('cancels at period end and resumes, idempotently', async () => {
    const { id } = await subscribe();
    const update = `POST /v1/subscriptions/${id}`;
    for (const cancel of [true, true, false, false]) {
      expect(await payments.setCancelAtPeriodEnd(id, cancel)).toMatchObject({
        cancelAtPeriodEnd: cancel,
      });
    }
    expect(stripe.asked(update).map(({ params }) => params.cancel_at_period_end)).toEqual([
      'true',
      'false',
    ]);
  });

  it('takes back a cancellation from the billing portal, which sets a date instead', async () => {
    const subscription = await subscribe();
    stripe.account.cancelInPortal(subscription);
    expect(await payments.readSubscription(subscription.id)).toMatchObject({
      cancelAtPeriodEnd: true,
    });
    expect(await payments.setCancelAtPeriodEnd(subscription.id, false)).toMatchObject({
      cancelAtPeriodEnd: false,
    });
    expect(subscription.cancelAt).toBeNull();
  });

  it('leaves an ended subscription alone', async () => {
    const { id } = await subscribe();
    await payments.end(id);
    expect(await payments.setCancelAtPeriodEnd(id, true)).toMatchObject({ endedAt: now });
    expect(await payments.changePrice(id, 'price_annual')).toMatchObject({ plan: 'monthly' });
    expect(stripe.asked(`POST /v1/subscriptions/${id}`)).toEqual([]);
  });

  it('changes the price at once, and once', async () => {
    const { id, itemId } = await subscribe({ trialDays: 0 });
    for (const _twice of [1, 2]) {
      expect(await payments.changePrice(id, 'price_annual')).toMatchObject({
        plan: 'annual',
        amount: 19_190,
        currentPeriodEnd: new Date('2027-05-04T12:00:00Z'),
      });
    }
    const requests = stripe.asked(`POST /v1/subscriptions/${id}`);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.params).toMatchObject({
      items: [{ id: itemId ?? '', price: 'price_annual' }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    } satisfies Stripe.SubscriptionUpdateParams);
  });

  it('changes nothing if the card is refused, and says why', async () => {
    const { id } = await subscribe({ trialDays: 0 });
    stripe.account.cardsAreRefused = true;
    const attempt = payments.changePrice(id, 'price_annual');
    await expect(attempt).rejects.toThrow(PaymentRefused);
    await expect(attempt).rejects.toThrow('Your card was declined.');
    expect(await payments.readSubscription(id)).toMatchObject({ plan: 'monthly' });
  });

  it('links to the billing portal and back', async () => {
    const { customerId } = await create();
    const url = await payments.createPortalUrl(customerId, 'https://example.org/account');
    expect(url).toContain('https://billing.stripe.com/');
    expect(stripe.asked('POST /v1/billing_portal/sessions')[0]?.params).toEqual({
      customer: customerId,
      return_url: 'https://example.org/account',
    } satisfies Stripe.BillingPortal.SessionCreateParams);
  });
});
