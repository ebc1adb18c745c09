import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStripePayments } from '#server/integrations/payments/stripe-payments.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { billingOf, type Customer, newCustomer } from '#test/support/billing.ts';
import { eventually } from '#test/support/eventually.ts';
import { passwordHashes } from '#test/support/password-hashes.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';
import type { BillingService } from './billing.service.ts';

const password = 'correct horse';
const day = 86_400_000;

let site: TestApp;
let billing: BillingService;
let clock: Date;
let passwordHash: string;
let person: Customer;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
  billing = billingOf(site);
  passwordHash = await passwordHashes.make(password);
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = new Date('2026-05-04T12:00:00Z');
  person = await newCustomer(site, { passwordHash });
});

const query = async (text: string, values: unknown[] = []) =>
  (await site.database.pool.query(text, values)).rows;
const rowsOf = (providerId: string) =>
  query('select * from subscriptions where provider_subscription_id = $1', [providerId]);
const isOpenThere = async (providerId: string) => {
  const [row] = await query('select ended_at from sandbox_subscriptions where id = $1', [
    providerId,
  ]);
  return row.ended_at === null;
};

describe('a subscription past its period', () => {
  it('is synced once its period is over, and not before', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await query("update subscriptions set status = 'stale' where provider_subscription_id = $1", [
      id,
    ]);
    await billing.settleDue();
    expect(await rowsOf(id)).toMatchObject([{ status: 'stale' }]);
    clock = new Date(clock.getTime() + 7 * day);
    await billing.settleDue();
    expect(await rowsOf(id)).toMatchObject([{ status: 'active' }]);
  });

  it('ends if the provider does not know it', async () => {
    const currentPeriodEnd = new Date(clock.getTime() - 1);
    await insertSubscription(site.database.pool, person.id, { currentPeriodEnd });
    expect(await person.details()).toBeNull();
    expect((await person.begin()).statusCode).toBe(200);
  });
});

describe('a subscription of the sandbox', () => {
  it('does not count once Stripe is set up', async () => {
    await person.subscribe();
    const { pool } = site.database;
    const settings = {
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      priceIds: { monthly: 'price_1', annual: 'price_2' },
      apiBase: null,
    };
    const payments = createStripePayments(settings, () => clock);
    const live = await createTestApp({ pool, payments, now: () => clock });
    await billingOf(live).settleDue();
    expect(await person.entitlement()).toBeNull();
    await live.close();
  });
});

describe('every night', () => {
  it('differences from the provider are fixed', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await query(
      `update subscriptions set status = 'past_due', amount = 1, cancel_at_period_end = true,
         current_period_end = '2030-01-01', payment_confirmed = false
         where provider_subscription_id = $1`,
      [id],
    );
    expect(await person.entitlement()).toBeNull();
    await billing.reconcile();
    expect(await person.entitlement()).toBe(id);
    expect(await person.details()).toMatchObject({
      status: 'trialing',
      amount: 1999,
      cancelAtPeriodEnd: false,
      currentPeriodEnd: '2026-05-11T12:00:00.000Z',
    });
  });

  it('subscriptions that ended silently or are unknown there end here too', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await query('update sandbox_subscriptions set ended_at = $2 where id = $1', [id, clock]);
    const other = await newCustomer(site);
    await other.subscribe();
    await query('delete from sandbox_subscriptions where id = $1', [(await other.details()).id]);
    await billing.reconcile();
    expect(await person.entitlement()).toBeNull();
    expect(await person.details()).toBeNull();
    expect(await other.entitlement()).toBeNull();
    expect((await other.begin()).statusCode).toBe(200);
  });

  it('old events are deleted', async () => {
    const insert = (eventId: string, age: number) =>
      query(
        "insert into webhook_events (event_id, provider, type, received_at) values ($1, 'stripe', 'invoice.paid', $2)",
        [eventId, new Date(clock.getTime() - age * day)],
      );
    await insert('evt_old', 31);
    await insert('evt_young', 29);
    await billing.reconcile();
    expect(await query('select event_id from webhook_events')).toEqual([{ event_id: 'evt_young' }]);
  });

  it('subscriptions missing here are found again', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await query('delete from subscriptions where provider_subscription_id = $1', [id]);
    expect(await person.entitlement()).toBeNull();
    const [customer] = await query('select id from billing_customers where user_id = $1', [
      person.id,
    ]);
    await billing.syncCustomer(customer.id);
    expect(await person.entitlement()).toBe(id);
    expect(await person.details()).toMatchObject({ status: 'trialing', currency: 'usd' });
  });
});

describe('an attempt whose response was lost', () => {
  /** As if the process had been killed before it could store the provider's response. */
  const loseAnswer = () =>
    query(
      `update subscriptions set provider_subscription_id = null, synced_at = null,
         status = 'incomplete', current_period_end = null, trial_end = null where user_id = $1`,
      [person.id],
    );

  it('is found by its key on a retry', async () => {
    const started = (await person.begin()).json();
    await loseAnswer();
    expect((await person.begin()).json()).toEqual(started);
  });

  it('is found by its key when the customer is synced', async () => {
    const { subscriptionId } = (await person.begin()).json();
    await loseAnswer();
    await billing.reconcile();
    expect(await rowsOf(subscriptionId)).toMatchObject([{ user_id: person.id }]);
  });

  it('is dropped after a day if the provider does not know it', async () => {
    await person.begin();
    await loseAnswer();
    await query('delete from sandbox_subscriptions');
    const open = () =>
      query('select id from subscriptions where user_id = $1 and ended_at is null', [person.id]);
    clock = new Date(clock.getTime() + day - 1);
    await billing.settleDue();
    expect(await open()).toHaveLength(1);
    clock = new Date(clock.getTime() + 1);
    await billing.settleDue();
    expect(await open()).toHaveLength(0);
    expect((await person.begin()).statusCode).toBe(200);
  });
});

describe('an account that is deleted', () => {
  const leave = async () =>
    expect((await person.delete('/api/user', { password })).statusCode).toBe(204);

  it('ends its subscription, at the provider too', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await leave();
    await eventually(async () => expect(await isOpenThere(id)).toBe(false));
    await eventually(async () => {
      expect(await rowsOf(id)).toMatchObject([
        { user_id: null, status: 'canceled', ended_at: clock },
      ]);
    });
  });

  it('drops an attempt', async () => {
    const { subscriptionId } = (await person.begin()).json();
    await leave();
    await eventually(async () => expect(await isOpenThere(subscriptionId)).toBe(false));
  });

  it('is handled at night if the job was lost', async () => {
    await person.subscribe();
    const { id } = await person.details();
    await query('delete from users where id = $1', [person.id]);
    expect(await isOpenThere(id)).toBe(true);
    await billing.reconcile();
    expect(await isOpenThere(id)).toBe(false);
    expect(await rowsOf(id)).toMatchObject([{ status: 'canceled' }]);
  });

  it('ends nothing if the deletion fails', async () => {
    await person.subscribe();
    const { id } = await person.details();
    expect((await person.delete('/api/user', { password: 'wrong' })).statusCode).toBe(400);
    expect(await isOpenThere(id)).toBe(true);
    expect(await person.entitlement()).toBe(id);
  });
});
