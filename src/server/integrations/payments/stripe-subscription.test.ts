import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StripeDouble } from '#test/support/stripe/double.ts';
import {
  createSubscription,
  createWithCard,
  type Terms,
} from '#test/support/stripe/subscribing.ts';
import type { Payments } from './payments.ts';
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

const create = (terms?: Terms) => createSubscription(payments, terms);
const subscribe = (terms?: Terms) => createWithCard(stripe, payments, terms);

describe('a Stripe subscription', () => {
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

  it('is confirmed by a successful setup, even before Stripe has attached its card', async () => {
    const { id } = await create();
    const { setup } = stripe.account.subscription(id);
    if (setup) setup.status = 'succeeded';
    expect(await payments.readSubscription(id)).toMatchObject({
      paymentConfirmed: true,
      confirmation: null,
    });
  });

  it('is confirmed by a paid invoice, but not by one for nothing', async () => {
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

  it('names its card, which identifies other accounts', async () => {
    const { id } = await subscribe();
    const method = (await payments.readSubscription(id))?.paymentMethodId ?? '';
    expect(await payments.fingerprintOf(method)).toBe(stripe.account.fingerprints.get(method));
    expect(await payments.fingerprintOf('pm_unknown')).toBeNull();
  });

  it('can be ended, with the time, and then waits for nothing', async () => {
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

  it("is listed with all of its customer's others, even beyond the first page", async () => {
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
