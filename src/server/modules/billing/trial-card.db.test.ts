import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#test/support/billing.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterAll(() => world.close());

const subscribeWith = (person: Customer, fingerprint: string) =>
  world.subscribe(person, 'pm_card_visa', fingerprint);
const trialUsed = {
  code: 'TRIAL_USED',
  message:
    'This card or email has already had a free trial. You have not been charged. You can subscribe without a trial.',
};

describe('a card that was used for a trial', () => {
  it('gets no trial for another account, and is not charged', async () => {
    const first = await world.newCustomer();
    await subscribeWith(first, 'card A');
    expect(await first.details()).toMatchObject({ status: 'trialing' });

    const second = await world.newCustomer();
    const subscription = await subscribeWith(second, 'card A');
    await world.deliverLast('setup_intent.succeeded');
    expect(subscription).toMatchObject({ status: 'canceled', invoice: { amountDue: 0 } });
    const told = await second.get('/api/subscriptions/details');
    expect(told.statusCode).toBe(409);
    expect(told.json()).toMatchObject(trialUsed);
    expect(await second.entitlement()).toBeNull();
    expect(await first.entitlement()).not.toBeNull();

    const again = (await world.begin(second)).json();
    expect(again).toMatchObject({ kind: 'payment', dueToday: 1999, trialEnd: null });
    world.stripe.account.confirm(again.clientSecret, 'pm_card_visa', 'card A');
    expect(await second.details()).toMatchObject({ status: 'active' });
  });

  it('is also refused if the browser returns before the webhook', async () => {
    await subscribeWith(await world.newCustomer(), 'card B');
    await world.deliverLast('setup_intent.succeeded');
    const second = await world.newCustomer();
    await subscribeWith(second, 'card B');
    expect((await second.get('/api/subscriptions/details')).json()).toMatchObject(trialUsed);
    world.passDays(1);
    expect(await second.details()).toBeNull();
  });

  it('is remembered after its account is deleted', async () => {
    const { pool } = world.site.database;
    const first = await world.newCustomer();
    await subscribeWith(first, 'card C');
    await world.deliverLast('setup_intent.succeeded');
    await pool.query('delete from users where id = $1', [first.id]);
    const second = await world.newCustomer();
    await subscribeWith(second, 'card C');
    expect((await second.get('/api/subscriptions/details')).json()).toMatchObject(trialUsed);
    const { rows } = await pool.query('select * from billing_customers');
    expect(JSON.stringify(rows)).not.toMatch(/card C/);
  });

  it('may be used for a trial granted at Stripe', async () => {
    await subscribeWith(await world.newCustomer(), 'card D');
    await world.deliverLast('setup_intent.succeeded');
    const friend = await world.newCustomer();
    await world.begin(friend);
    const [attempt] = world.subscriptionsOf(friend);
    const { account } = world.stripe;
    if (!attempt) throw new Error('There is no attempt');
    account.cancel(attempt);
    const gift = account.addSubscription(attempt.customer.id, 'price_monthly', { trialDays: 30 });
    account.confirm(gift.setup?.clientSecret ?? '', 'pm_card_visa', 'card D');
    await world.deliverLast('setup_intent.succeeded');
    expect(await friend.details()).toMatchObject({ id: gift.id, status: 'trialing' });
  });

  it('is not recognized if the API key may not read cards', async () => {
    const { account } = world.stripe;
    account.hidesCards = true;
    for (const person of [await world.newCustomer(), await world.newCustomer()]) {
      await subscribeWith(person, 'card E');
      expect(await person.details()).toMatchObject({ status: 'trialing' });
    }
    account.hidesCards = false;
  });
});
