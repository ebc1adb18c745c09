import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  PaymentRefused,
  type Payments,
  PaymentsUnavailable,
} from '#server/integrations/payments/payments.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { annualPriceId, billingOf, type Customer, newCustomer } from '#test/support/billing.ts';

/** Tests delay, lose or break the provider's responses. */
describe('a provider that', () => {
  let site: TestApp;
  let payments: Payments;
  let working: Payments;
  let person: Customer;
  let clock: Date;
  beforeAll(async () => {
    site = await createTestApp({ now: () => clock });
    payments = site.deps.payments;
    working = { ...payments };
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    clock = new Date('2026-05-04T12:00:00Z');
    Object.assign(payments, working);
    person = await newCustomer(site);
  });

  const query = async (text: string, values: unknown[] = []) =>
    (await site.database.pool.query(text, values)).rows;
  /** A user's subscriptions at the provider. */
  const held = () =>
    query('select attempt, ended_at from sandbox_subscriptions where customer_id = $1', [
      `cus_sandbox_${person.id}`,
    ]);

  const unavailable = () => Promise.reject(new PaymentsUnavailable('no answer'));
  const outage = {
    code: 'PAYMENTS_UNAVAILABLE',
    message:
      'The payment provider is not responding. You have not been charged. Please try again in a moment.',
  };

  it('responds late does not replace a newer read', async () => {
    await person.subscribe();
    const [customer] = await query('select id from billing_customers where user_id = $1', [
      person.id,
    ]);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    payments.listSubscriptions = async (id) => {
      const old = await working.listSubscriptions(id);
      asked.resolve();
      await answer.promise;
      return old;
    };
    const late = billingOf(site).syncCustomer(customer.id);
    await asked.promise;
    clock = new Date(clock.getTime() + 1);
    await person.post('/api/subscriptions/cancel');
    answer.resolve();
    await late;
    expect(await person.details()).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it.each([['listPrices'], ['createCustomer'], ['createSubscription']] as const)(
    'fails on %s gives a clear error, and is retried',
    async (method) => {
      Object.assign(payments, { [method]: unavailable });
      const failed = await person.begin();
      expect(failed.statusCode).toBe(503);
      expect(failed.json()).toMatchObject(outage);
      expect(await person.entitlement()).toBeNull();
      expect(await person.details()).toBeNull();
      Object.assign(payments, working);
      expect((await person.begin()).statusCode).toBe(200);
      expect(await held()).toHaveLength(1);
    },
  );

  it('loses its responses is retried with the same key', async () => {
    const keys: string[] = [];
    payments.createSubscription = async (subscription) => {
      keys.push(subscription.attempt);
      await working.createSubscription(subscription);
      return unavailable();
    };
    await person.begin();
    await person.begin();
    Object.assign(payments, working);
    expect((await person.begin()).statusCode).toBe(200);
    expect(keys[1]).toBe(keys[0]);
    expect(await held()).toEqual([{ attempt: keys[0], ended_at: null }]);
  });

  it('is down is not needed for a paid period', async () => {
    await person.subscribe();
    const details = await person.details();
    for (const method of ['readSubscription', 'listSubscriptions', 'listPrices'] as const) {
      Object.assign(payments, { [method]: unavailable });
    }
    expect(await person.details()).toEqual(details);
    expect(await person.entitlement()).toBe(details.id);
    const cancel = await person.post('/api/subscriptions/cancel');
    expect(cancel.statusCode).toBe(503);
    expect(cancel.json()).toMatchObject(outage);
    await expect(billingOf(site).reconcile()).rejects.toThrow('no answer');
    expect(await person.entitlement()).toBe(details.id);
  });

  it('fails for one customer still syncs the others', async () => {
    await person.subscribe();
    const other = await newCustomer(site);
    await other.subscribe();
    payments.listSubscriptions = (customerId) =>
      customerId.endsWith(`_${person.id}`)
        ? Promise.reject(new Error('broken'))
        : working.listSubscriptions(customerId);
    await query("update subscriptions set status = 'stale' where user_id in ($1, $2)", [
      person.id,
      other.id,
    ]);
    await billingOf(site).reconcile();
    expect(await other.details()).toMatchObject({ status: 'trialing' });
    expect(await person.details()).toMatchObject({ status: 'stale' });
  });

  it('refuses a card is quoted, and nothing changes', async () => {
    await person.subscribe();
    payments.changePrice = () => Promise.reject(new PaymentRefused('Your card has no money.'));
    const refused = await person.post('/api/subscriptions/change-plan', { priceId: annualPriceId });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toMatchObject({
      code: 'PAYMENT_REFUSED',
      message: 'Your card has no money.',
    });
    expect(await person.details()).toMatchObject({ plan: 'monthly' });
  });

  it('is called while the account is deleted ends what it started', async () => {
    payments.createSubscription = async (subscription) => {
      const created = await working.createSubscription(subscription);
      await query('delete from users where id = $1', [person.id]);
      return created;
    };
    expect((await person.begin()).statusCode).toBe(409);
    expect(await held()).toMatchObject([{ ended_at: clock }]);
  });
});
