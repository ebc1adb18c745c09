import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingOf } from '#test/support/billing.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterEach(() => world.stripe.recover());
afterAll(() => world.close());

describe('the nightly sync', () => {
  const reconcile = () => billingOf(world.site).reconcile();

  async function newSubscriber() {
    const person = await world.newCustomer();
    const subscription = await world.subscribe(person);
    await person.details();
    return { person, subscription };
  }

  it('ends what has ended at Stripe', async () => {
    const { person, subscription } = await newSubscriber();
    world.stripe.account.cancel(subscription);
    expect(await person.entitlement()).toBe(subscription.id);
    await reconcile();
    expect(await person.entitlement()).toBeNull();
    expect(await person.details()).toBeNull();
  });

  it('ends what Stripe no longer knows', async () => {
    const { person, subscription } = await newSubscriber();
    world.stripe.account.subscriptions.delete(subscription.id);
    await reconcile();
    expect(await person.entitlement()).toBeNull();
  });

  it('grants what Stripe says was paid, whatever we stored', async () => {
    const { person, subscription } = await newSubscriber();
    await world.site.database.pool.query(
      `update subscriptions set status = 'past_due', plan = 'annual', amount = 1,
         payment_confirmed = false, cancel_at_period_end = true where user_id = $1`,
      [person.id],
    );
    expect(await person.entitlement()).toBeNull();
    await reconcile();
    expect(await person.entitlement()).toBe(subscription.id);
    expect(await world.rowsOf(person)).toMatchObject([
      {
        status: 'trialing',
        plan: 'monthly',
        amount: 1999,
        payment_confirmed: true,
        cancel_at_period_end: false,
      },
    ]);
  });

  it('adopts one created at Stripe by hand', async () => {
    const { person, subscription } = await newSubscriber();
    const { account } = world.stripe;
    account.cancel(subscription);
    const made = account.addSubscription(subscription.customer.id, 'price_annual');
    account.confirm(made.invoice.payment?.clientSecret ?? '', 'pm_card_visa');
    await reconcile();
    expect(await person.entitlement()).toBe(made.id);
    expect(await person.details()).toMatchObject({ plan: 'annual', status: 'active' });
  });

  it('continues with the others if one cannot be synced', async () => {
    const { person, subscription } = await newSubscriber();
    const { person: other, subscription: others } = await newSubscriber();
    const { itemId } = subscription;
    subscription.itemId = null;
    world.stripe.account.cancel(others);
    await reconcile();
    expect(await other.entitlement()).toBeNull();
    subscription.itemId = itemId;
    expect(await person.entitlement()).toBe(subscription.id);
  });

  it('changes nothing while Stripe is down', async () => {
    const { person, subscription } = await newSubscriber();
    world.stripe.fail('trouble');
    await expect(reconcile()).rejects.toThrow();
    expect(await person.entitlement()).toBe(subscription.id);
  });
});
