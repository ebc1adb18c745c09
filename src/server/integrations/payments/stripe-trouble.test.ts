import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StripeDouble } from '#test/support/stripe/double.ts';
import { type Payments, PaymentsUnavailable } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';

const now = new Date('2026-05-04T12:00:00Z');
const oneTry = { timeoutMs: 20_000, retries: 0 };
const person = { userId: 7, email: 'ann@example.org', username: 'ann', attempt: 'first-try' };

let stripe: StripeDouble;
let payments: Payments;
beforeEach(async () => {
  stripe = await StripeDouble.start(() => now);
  payments = createStripePayments(stripe.settings, () => now, oneTry);
});
afterEach(() => stripe.close());

const create = async (priceId = 'price_monthly') =>
  payments.createSubscription({
    customerId: await payments.createCustomer(person),
    priceId,
    trialDays: 7,
    userId: 7,
    attempt: 'key-1',
  });

describe('when Stripe has trouble', () => {
  it.each(['down', 'answer lost', 'trouble', 'too many'] as const)(
    'reports an outage: %s',
    async (fault) => {
      stripe.fail(fault);
      await expect(payments.createCustomer(person)).rejects.toThrow(PaymentsUnavailable);
    },
  );

  it('reports a timeout', async () => {
    const hasty = createStripePayments(stripe.settings, () => now, { timeoutMs: 50, retries: 0 });
    stripe.fail('slow');
    await expect(hasty.createCustomer(person)).rejects.toThrow(PaymentsUnavailable);
    stripe.recover();
  });

  it('retries with the same key', async () => {
    const patient = createStripePayments(stripe.settings, () => now);
    stripe.fail('answer lost');
    const asking = patient.createCustomer(person);
    await stripe.whenAsked('POST /v1/customers', 1);
    stripe.recover();
    await asking;
    expect(stripe.account.customers.size).toBe(1);
    const keys = stripe.requests.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('reads again after a replayed response, which may be stale', async () => {
    const { id, confirmation } = await create();
    stripe.account.confirm(confirmation?.clientSecret ?? '', 'pm_card_visa');
    expect(await create()).toMatchObject({ id, paymentConfirmed: true, confirmation: null });
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('recovers from a failure that Stripe would replay under the same key for a day', async () => {
    stripe.fail('trouble', 'POST /v1/subscriptions');
    await expect(create()).rejects.toThrow(PaymentsUnavailable);
    stripe.recover();
    const { id } = await create();
    expect(await create()).toMatchObject({ id });
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('does not create a second subscription with a used key', async () => {
    await create();
    await expect(create('price_annual')).rejects.toThrow(/same parameters/);
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('does not mistake a wrong API key for an outage', async () => {
    const stranger = createStripePayments(
      { ...stripe.settings, secretKey: 'sk_test_wrong' },
      () => now,
      oneTry,
    );
    const attempt = stranger.listPrices();
    await expect(attempt).rejects.toThrow('Invalid API Key provided');
    await expect(attempt).rejects.not.toThrow(PaymentsUnavailable);
  });
});

describe('an event from Stripe', () => {
  const eventOf = (object: object) => ({
    id: 'evt_1',
    object: 'event' as const,
    type: 'charge.refunded' as const,
    created: 1,
    data: { object },
  });
  const read = (object: object) => {
    const { payload, headers } = stripe.deliveryOf(eventOf(object));
    return payments.readEvent(Buffer.from(payload), headers['stripe-signature']);
  };

  it.each([
    ['about a customer', { object: 'customer', id: 'cus_1' }, 'cus_1'],
    ['about something of theirs', { object: 'charge', id: 'ch_1', customer: 'cus_1' }, 'cus_1'],
    ['with its customer expanded', { object: 'charge', customer: { id: 'cus_1' } }, 'cus_1'],
    ['without an owner', { object: 'charge', id: 'ch_1', customer: null }, null],
    ['about something without a customer', { object: 'dispute', id: 'du_1' }, null],
  ])('names its customer: %s', (_what, object, customerId) => {
    expect(read(object)).toEqual({ id: 'evt_1', type: 'charge.refunded', customerId });
  });
});
