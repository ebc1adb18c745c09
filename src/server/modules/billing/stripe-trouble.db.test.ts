import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, type Customer } from '#test/support/billing.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
  // Caches the prices, as on a site that has been running for a while.
  await world.site.deps.payments.listPrices();
});
afterEach(() => world.stripe.recover());
afterAll(() => world.close());

const unavailable = {
  code: 'PAYMENTS_UNAVAILABLE',
  message:
    'The payment provider is not responding. You have not been charged. Please try again in a moment.',
};

const keysOf = ({ id }: Customer) =>
  world.stripe
    .asked('POST /v1/subscriptions')
    .filter(({ params }) => JSON.stringify(params).includes(`"userId":"${id}"`))
    .map(({ idempotencyKey }) => idempotencyKey);

describe('during a Stripe outage', () => {
  it.each([
    ['down', 'POST /v1/customers'],
    ['down', 'POST /v1/subscriptions'],
    ['answer lost', 'POST /v1/customers'],
    ['answer lost', 'POST /v1/subscriptions'],
    ['too many', 'POST /v1/subscriptions'],
  ] as const)(
    '%s on %s: a clear error, no access, and one subscription later',
    async (fault, on) => {
      const person = await world.newCustomer();
      world.stripe.fail(fault, on);
      const failed = await world.begin(person);
      expect(failed.statusCode).toBe(503);
      expect(failed.json()).toMatchObject(unavailable);
      expect(await person.entitlement()).toBeNull();

      world.stripe.recover();
      const { clientSecret, subscriptionId } = (await world.begin(person)).json();
      expect(world.subscriptionsOf(person)).toMatchObject([{ id: subscriptionId }]);
      const [row, ...others] = await world.rowsOf(person);
      expect(others).toEqual([]);
      expect(new Set(keysOf(person))).toEqual(new Set([row.idempotency_key]));
      const customers = [...world.stripe.account.customers.values()];
      expect(customers.filter(({ email }) => email === person.email)).toHaveLength(1);
      world.stripe.account.confirm(clientSecret, 'pm_card_visa');
      expect(await person.entitlement()).toBeNull();
      expect(await person.details()).toMatchObject({ id: subscriptionId });
      expect(await person.entitlement()).toBe(subscriptionId);
    },
  );

  it("handles Stripe's server errors the same way, and recovers", async () => {
    const person = await world.newCustomer();
    world.stripe.fail('trouble', 'POST /v1/subscriptions');
    expect((await world.begin(person)).json()).toMatchObject(unavailable);
    world.stripe.recover();
    expect((await world.begin(person)).statusCode).toBe(200);
    expect(world.subscriptionsOf(person)).toHaveLength(1);
  });

  it.each(['cancel', 'resume', 'portal'])('reports a clear error for %s too', async (call) => {
    const person = await world.newCustomer();
    const { id } = await world.subscribe(person);
    await person.details();
    world.stripe.fail('trouble');
    const failed = await person.post(`/api/subscriptions/${call}`);
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject(unavailable);
    // The last known state still counts.
    expect(await person.entitlement()).toBe(id);
    expect(await person.details()).toMatchObject({ id });
  });

  it('two tabs wait for the first request', async () => {
    const patient = await StripeSite.start({ timeoutMs: 20_000, retries: 2 });
    const person = await patient.newCustomer();
    patient.stripe.fail('held', 'POST /v1/subscriptions');
    const tabs = [patient.begin(person), patient.begin(person)];
    await patient.stripe.whenAsked('POST /v1/subscriptions', 2);
    patient.stripe.recover();
    const [first, second] = await Promise.all(tabs);
    expect(first?.statusCode).toBe(200);
    expect(second?.json()).toEqual(first?.json());
    expect(patient.subscriptionsOf(person)).toHaveLength(1);
    await patient.close();
  });

  it('times out waiting for a response', async () => {
    const hasty = await StripeSite.start({ timeoutMs: 1_000, retries: 0 });
    const person = await hasty.newCustomer();
    hasty.stripe.fail('slow', 'POST /v1/subscriptions');
    const failed = await hasty.begin(person);
    expect(failed.statusCode).toBe(503);
    expect(failed.json()).toMatchObject(unavailable);
    hasty.stripe.recover();
    const [subscription] = hasty.subscriptionsOf(person);
    expect((await hasty.begin(person)).json()).toMatchObject({ subscriptionId: subscription?.id });
    await hasty.close();
  });
});

describe('a response lost between Stripe and the site', () => {
  /** Subscribed at Stripe with a confirmed card, but the site went down before storing it. */
  async function newLostPayer(): Promise<{ person: Customer; id: string }> {
    const person = await world.newCustomer();
    const { pool } = world.site.database;
    const { id, setup } = await world.subscribe(person).then(async (made) => {
      await pool.query(
        `update subscriptions set provider_subscription_id = null, status = 'incomplete',
           current_period_end = null, trial_end = null, synced_at = null where user_id = $1`,
        [person.id],
      );
      return made;
    });
    expect(setup).toBeNull();
    return { person, id };
  }

  const forgetCustomer = ({ id }: Customer) =>
    world.site.database.pool.query(
      'update billing_customers set provider_customer_id = null where user_id = $1',
      [id],
    );

  it('is fixed by the next event, even if the customer was not stored', async () => {
    const { person, id } = await newLostPayer();
    await forgetCustomer(person);
    await world.deliverLast('customer.subscription.updated');
    expect(await person.entitlement()).toBe(id);
    expect(await world.rowsOf(person)).toHaveLength(1);
  });

  it('is fixed by the next reconciliation', async () => {
    const { person, id } = await newLostPayer();
    await billingOf(world.site).reconcile();
    expect(await person.entitlement()).toBe(id);
  });

  it('is fixed by a retry, which finds the paid subscription', async () => {
    const { person, id } = await newLostPayer();
    await forgetCustomer(person);
    const again = await world.begin(person);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(await person.entitlement()).toBe(id);
    expect(world.subscriptionsOf(person)).toHaveLength(1);
  });

  it('is found again after our own write failed', async () => {
    const person = await world.newCustomer();
    const { pool } = world.site.database;
    await pool.query(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'the disk is full'; end $$;
      create trigger refuse before update on subscriptions for each row execute function refuse()`);
    expect((await world.begin(person)).statusCode).toBe(500);
    await pool.query('drop trigger refuse on subscriptions; drop function refuse()');
    const [subscription] = world.subscriptionsOf(person);
    expect(await world.rowsOf(person)).toMatchObject([{ provider_subscription_id: null }]);
    await billingOf(world.site).reconcile();
    expect(await world.rowsOf(person)).toMatchObject([
      { provider_subscription_id: subscription?.id, payment_confirmed: false },
    ]);
    expect((await world.begin(person)).json()).toMatchObject({
      subscriptionId: subscription?.id,
      clientSecret: subscription?.setup?.clientSecret,
    });
    expect(world.subscriptionsOf(person)).toHaveLength(1);
  });
});
