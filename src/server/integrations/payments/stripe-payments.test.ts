import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StripeDouble } from '#test/support/stripe/double.ts';
import {
  createSubscription,
  createWithCard,
  person,
  type Terms,
} from '#test/support/stripe/subscribing.ts';
import { PaymentRefused, type Payments, PaymentsUnavailable } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const now = new Date('2026-05-04T12:00:00Z');
const oneTry = { timeoutMs: 20_000, retries: 0 };

let stripe: StripeDouble;
let payments: Payments;
beforeEach(async () => {
  stripe = await StripeDouble.start(() => now);
  payments = createStripePayments(stripe.settings, () => now, oneTry);
});
afterEach(() => stripe.close());

const create = (terms?: Terms) => createSubscription(payments, terms);
const subscribe = (terms?: Terms) => createWithCard(stripe, payments, terms);

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

  it('does not request a trial if there is none', async () => {
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

  it('does not create a second customer on a retry, unless the email has changed', async () => {
    const id = await payments.createCustomer(person);
    expect(await payments.createCustomer(person)).toBe(id);
    const moved = await payments.createCustomer({ ...person, email: 'ann@example.com' });
    expect(moved).not.toBe(id);
  });
});

describe('changing a Stripe subscription', () => {
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

  it('undoes a cancellation from the billing portal, which sets a date instead', async () => {
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

  it('changes the price immediately, and only once', async () => {
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
