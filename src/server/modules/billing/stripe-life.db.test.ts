import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, type Customer } from '#test/support/billing.ts';
import type { Subscription } from '#test/support/stripe/objects.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterEach(() => {
  world.stripe.account.cardsAreRefused = false;
});
afterAll(() => world.close());

async function newSubscriber(): Promise<{ person: Customer; subscription: Subscription }> {
  const person = await world.newCustomer();
  const subscription = await world.subscribe(person);
  await world.deliverLast('customer.subscription.updated');
  return { person, subscription };
}

const post = async (person: Customer, call: string, body?: object) =>
  person.post(`/api/subscriptions/${call}`, body);

const paymentFailedAt = async (id: string) => {
  const { rows } = await world.site.database.pool.query(
    'select payment_failed_at from subscriptions where provider_subscription_id = $1',
    [id],
  );
  return rows[0].payment_failed_at;
};

describe('the life of a subscription with Stripe', () => {
  it('continues after the trial, when Stripe has charged the card', async () => {
    const { person, subscription } = await newSubscriber();
    world.passDays(8);
    expect(await person.entitlement()).toBeNull();
    world.stripe.account.renew(subscription);
    await world.deliverLast('invoice.paid');
    expect(await person.entitlement()).toBe(subscription.id);
    expect(await person.details()).toMatchObject({ status: 'active' });
  });

  it('continues without any event, on the next visit or scheduled sync', async () => {
    const first = await newSubscriber();
    const second = await newSubscriber();
    world.passDays(8);
    for (const { subscription } of [first, second]) world.stripe.account.renew(subscription);
    expect(await first.person.details()).toMatchObject({ status: 'active' });
    expect(await first.person.entitlement()).toBe(first.subscription.id);
    expect(await second.person.entitlement()).toBeNull();
    await billingOf(world.site).settleDue();
    expect(await second.person.entitlement()).toBe(second.subscription.id);
  });

  it("shows Stripe's status and gives no access while a renewal is unpaid", async () => {
    const { person, subscription } = await newSubscriber();
    world.passDays(7);
    world.stripe.account.cardsAreRefused = true;
    world.stripe.account.renew(subscription);
    await world.deliverLast('invoice.payment_failed');
    const failedAt = await paymentFailedAt(subscription.id);
    expect(failedAt).not.toBeNull();
    world.passDays(1);
    await billingOf(world.site).reconcile();
    expect(await paymentFailedAt(subscription.id)).toEqual(failedAt);
    expect(await person.details()).toMatchObject({ id: subscription.id, status: 'past_due' });
    expect(await person.entitlement()).toBeNull();
    // A second one would be charged twice.
    expect((await world.begin(person)).json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });

    world.stripe.account.cardsAreRefused = false;
    world.stripe.account.renew(subscription);
    await world.deliverLast('invoice.paid');
    expect(await person.entitlement()).toBe(subscription.id);
    expect(await paymentFailedAt(subscription.id)).toBeNull();
  });

  it('keeps access after a cancellation until the period ends, and can be resumed before', async () => {
    const { person, subscription } = await newSubscriber();
    expect((await post(person, 'cancel')).json()).toMatchObject({ cancelAtPeriodEnd: true });
    expect(subscription.cancelAtPeriodEnd).toBe(true);
    expect(await person.entitlement()).toBe(subscription.id);
    expect((await post(person, 'resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(subscription.cancelAtPeriodEnd).toBe(false);
    expect((await post(person, 'cancel')).json()).toMatchObject({ cancelAtPeriodEnd: true });

    world.passDays(7);
    expect(await person.entitlement()).toBeNull();
    world.stripe.account.renew(subscription);
    await world.deliverLast('customer.subscription.deleted');
    expect(await person.details()).toBeNull();
    expect((await post(person, 'resume')).statusCode).toBe(404);
    expect((await post(person, 'cancel')).statusCode).toBe(404);
  });

  it('shows a cancellation from the billing portal, and resumes', async () => {
    const { person, subscription } = await newSubscriber();
    world.stripe.account.cancelInPortal(subscription);
    await world.deliverLast('customer.subscription.updated');
    expect(await person.details()).toMatchObject({ cancelAtPeriodEnd: true });
    expect((await post(person, 'resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    expect(subscription.cancelAt).toBeNull();
  });

  it('notices that it has ended if it is canceled too late', async () => {
    const { person, subscription } = await newSubscriber();
    world.stripe.account.cancel(subscription);
    expect((await post(person, 'cancel')).statusCode).toBe(404);
    expect(await person.entitlement()).toBeNull();
  });

  it('changes its plan, and stays unchanged if the card is refused', async () => {
    const { person, subscription } = await newSubscriber();
    world.passDays(7);
    world.stripe.account.renew(subscription);
    world.stripe.account.cardsAreRefused = true;
    const refused = await post(person, 'change-plan', { priceId: 'price_annual' });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_REFUSED',
      message: 'Your card was declined.',
    });
    expect(await person.details()).toMatchObject({ plan: 'monthly', status: 'active' });

    world.stripe.account.cardsAreRefused = false;
    const changed = await post(person, 'change-plan', { priceId: 'price_annual' });
    expect(changed.json()).toMatchObject({ plan: 'annual', amount: 19_190 });
    const foreign = await post(person, 'change-plan', { priceId: 'price_of_another_product' });
    expect(foreign.statusCode).toBe(400);
    expect(subscription.priceId).toBe('price_annual');
  });

  it('links to the billing portal, with a return URL', async () => {
    const { person, subscription } = await newSubscriber();
    const { url } = (await post(person, 'portal')).json();
    expect(url).toContain('https://billing.stripe.com/');
    expect(world.stripe.asked('POST /v1/billing_portal/sessions').at(-1)?.params).toMatchObject({
      customer: subscription.customer.id,
      return_url: expect.stringMatching(/^http:\/\/localhost:3000\/account/),
    });
    expect((await post(await world.newCustomer(), 'portal')).statusCode).toBe(404);
  });

  it('accepts no test cards', async () => {
    const person = await world.newCustomer();
    const { clientSecret } = (await world.begin(person)).json();
    const card = { clientSecret, number: '4242424242424242', expiry: '12/49', cvc: '123' };
    expect((await post(person, 'sandbox/confirm', card)).statusCode).toBe(404);
    const approval = { clientSecret, approve: true };
    expect((await post(person, 'sandbox/authenticate', approval)).statusCode).toBe(404);
    expect(await person.entitlement()).toBeNull();
  });

  it('ends at Stripe when its account is deleted', async () => {
    const { person, subscription } = await newSubscriber();
    const { pool } = world.site.database;
    await pool.query('delete from users where id = $1', [person.id]);
    world.stripe.fail('trouble');
    await expect(billingOf(world.site).reconcile()).rejects.toThrow();
    world.stripe.recover();
    await billingOf(world.site).reconcile();
    expect(subscription.status).toBe('canceled');
    expect(
      await world.rows('subscriptions', 'provider_subscription_id = $1', [subscription.id]),
    ).toMatchObject([{ user_id: null, status: 'canceled', ended_at: world.now }]);
  });
});
