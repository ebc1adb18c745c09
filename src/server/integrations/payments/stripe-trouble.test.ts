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
    'says so while it is: %s',
    async (fault) => {
      stripe.fail(fault);
      await expect(payments.createCustomer(person)).rejects.toThrow(PaymentsUnavailable);
    },
  );

  it('says so when it does not answer in time', async () => {
    const hasty = createStripePayments(stripe.settings, () => now, { timeoutMs: 50, retries: 0 });
    stripe.fail('slow');
    await expect(hasty.createCustomer(person)).rejects.toThrow(PaymentsUnavailable);
    stripe.recover();
  });

  it('tries again by itself with the same key', async () => {
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

  it('reads anew what it is told again, which is as old as the first answer', async () => {
    const { id, confirmation } = await create();
    stripe.account.confirm(confirmation?.clientSecret ?? '', 'pm_card_visa');
    expect(await create()).toMatchObject({ id, paymentConfirmed: true, confirmation: null });
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('gets past a failure that Stripe would repeat under the same key for a day', async () => {
    stripe.fail('trouble', 'POST /v1/subscriptions');
    await expect(create()).rejects.toThrow(PaymentsUnavailable);
    stripe.recover();
    const { id } = await create();
    expect(await create()).toMatchObject({ id });
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('makes no second subscription with a key that was used for another one', async () => {
    await create();
    await expect(create('price_annual')).rejects.toThrow(/same parameters/);
    expect(stripe.account.subscriptions.size).toBe(1);
  });

  it('does not take a wrong key for trouble of the line', async () => {
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
    ['of a customer', { object: 'customer', id: 'cus_1' }, 'cus_1'],
    ["of something of a customer's", { object: 'charge', id: 'ch_1', customer: 'cus_1' }, 'cus_1'],
    ['with its customer written out', { object: 'charge', customer: { id: 'cus_1' } }, 'cus_1'],
    ['of nobody', { object: 'charge', id: 'ch_1', customer: null }, null],
    ['of something without a customer', { object: 'dispute', id: 'du_1' }, null],
  ])('says whom it concerns: %s', (_what, object, customerId) => {
    expect(read(object)).toEqual({ id: 'evt_1', type: 'charge.refunded', customerId });
  });
});
