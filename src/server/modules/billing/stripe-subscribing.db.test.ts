import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterAll(() => world.close());

const creations = (attempt: string) =>
  world.stripe.asked('POST /v1/subscriptions').filter((one) => one.idempotencyKey === attempt);

describe('subscribing with Stripe', () => {
  it("returns the publishable key and Stripe's prices to everyone", async () => {
    const nobody = new Visitor(world.site.app);
    expect((await nobody.get('/api/subscriptions/config')).json()).toEqual({
      mode: 'stripe',
      publishableKey: 'pk_test_double',
    });
    expect((await nobody.get('/api/subscriptions/prices')).json()).toEqual({
      monthly: { id: 'price_monthly', amount: 1999 },
      annual: { id: 'price_annual', amount: 19_190 },
      currency: 'usd',
    });
  });

  it('starts with a secret for the card form and gives no access yet', async () => {
    const person = await world.newCustomer();
    const started = await world.begin(person);
    const [subscription] = world.subscriptionsOf(person);
    expect(started.json()).toEqual({
      subscriptionId: subscription?.id,
      clientSecret: subscription?.setup?.clientSecret,
      kind: 'setup',
      dueToday: 0,
      trialEnd: new Date(world.now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    });
    expect(subscription?.customer).toMatchObject({
      email: person.email,
      name: person.username,
      metadata: { userId: String(person.id) },
    });
    expect(await person.details()).toBeNull();
    expect(await person.entitlement()).toBeNull();
  });

  it('sends Stripe the key that was stored before', async () => {
    const person = await world.newCustomer();
    await world.begin(person);
    const [row] = await world.rowsOf(person);
    const [request] = creations(row.idempotency_key);
    expect(request?.params).toMatchObject({
      items: [{ price: 'price_monthly' }],
      payment_behavior: 'default_incomplete',
      trial_period_days: '7',
      metadata: { userId: String(person.id), attempt: row.idempotency_key },
    });
  });

  it('shows up in a browser that returns before the webhook', async () => {
    const person = await world.newCustomer();
    const { id } = await world.subscribe(person);
    expect(await person.details()).toMatchObject({ id, status: 'trialing' });
    expect(await person.entitlement()).toBe(id);
    await world.deliverLast('setup_intent.succeeded');
    expect(await person.details()).toMatchObject({ id, status: 'trialing' });
    expect(await world.rowsOf(person)).toHaveLength(1);
  });

  it('shows up in a browser that returns after the webhook, without calling Stripe', async () => {
    const person = await world.newCustomer();
    const { id } = await world.subscribe(person);
    await world.deliverLast('setup_intent.succeeded');
    const asked = world.stripe.requests.length;
    expect(await person.details()).toMatchObject({ id, status: 'trialing' });
    expect(await person.entitlement()).toBe(id);
    expect(world.stripe.requests).toHaveLength(asked);
  });

  it('unlocks solutions even if the browser never returned after the payment', async () => {
    const { pool } = world.site.database;
    const [questionId = 0] = await insertQuestions(pool, [{ isPremium: true }]);
    await insertSolution(pool, { questionId });
    const person = await world.newCustomer();
    const solution = () => person.get(`/api/solutions/${questionId}`);
    await world.subscribe(person);
    expect((await solution()).statusCode).toBe(403);
    await world.deliverLast('customer.subscription.updated');
    expect((await solution()).statusCode).toBe(200);
  });

  it('is one subscription on a double submit', async () => {
    const person = await world.newCustomer();
    const first = await world.begin(person);
    const second = await world.begin(person);
    expect(second.json()).toEqual(first.json());
    expect(world.subscriptionsOf(person)).toHaveLength(1);
    expect(await world.rowsOf(person)).toHaveLength(1);
  });

  it('is one subscription from two concurrent tabs', async () => {
    const person = await world.newCustomer();
    const tabs = await Promise.all([1, 2, 3].map(() => world.begin(person)));
    expect(new Set(tabs.map(({ body }) => body)).size).toBe(1);
    expect(tabs[0]?.statusCode).toBe(200);
    expect(world.subscriptionsOf(person)).toHaveLength(1);
    expect(await world.rowsOf(person)).toHaveLength(1);
  });

  it('is refused to subscribers', async () => {
    const person = await world.newCustomer();
    await world.subscribe(person);
    const again = await world.begin(person, 'price_annual');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ALREADY_SUBSCRIBED' });
    expect(world.subscriptionsOf(person)).toHaveLength(1);
  });

  it.each(['price_of_another_product', 'price_unknown', 'price_sandbox_monthly'])(
    'is refused for an unknown price: %s',
    async (priceId) => {
      const person = await world.newCustomer();
      const response = await world.begin(person, priceId);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'Unknown plan' });
      expect(world.subscriptionsOf(person)).toEqual([]);
      expect(await world.rowsOf(person)).toEqual([]);
    },
  );

  it('ends the first attempt when another plan is chosen', async () => {
    const person = await world.newCustomer();
    await world.begin(person, 'price_monthly');
    const { subscriptionId, clientSecret } = (await world.begin(person, 'price_annual')).json();
    expect(world.subscriptionsOf(person)).toMatchObject([
      { id: subscriptionId, priceId: 'price_annual', status: 'trialing' },
      { priceId: 'price_monthly', status: 'canceled' },
    ]);
    world.stripe.account.confirm(clientSecret, 'pm_card_visa');
    expect(await person.details()).toMatchObject({ plan: 'annual', amount: 19_190 });
  });

  it('charges the first period at once if the trial was used before', async () => {
    const person = await world.newCustomer();
    world.stripe.account.cancel(await world.subscribe(person));
    // No event has told us that the first one was confirmed or ended.
    const begun = (await world.begin(person)).json();
    expect(begun).toMatchObject({ kind: 'payment', dueToday: 1999, trialEnd: null });
    expect(await person.entitlement()).toBeNull();
    world.stripe.account.confirm(begun.clientSecret, 'pm_card_visa');
    expect(await person.details()).toMatchObject({ status: 'active', trialEnd: null });
  });
});

describe('a card that does not work', () => {
  it('changes nothing when it is declined, and another one can be tried', async () => {
    const person = await world.newCustomer();
    const { clientSecret, subscriptionId } = (await world.begin(person)).json();
    const { account } = world.stripe;
    expect(() => account.confirm(clientSecret, 'pm_card_chargeDeclined')).toThrow(/declined/);
    expect(await person.details()).toBeNull();
    expect(await person.entitlement()).toBeNull();
    // The page asks again after "Back to plans", and gets the same attempt.
    expect((await world.begin(person)).json()).toMatchObject({ clientSecret });
    account.confirm(clientSecret, 'pm_card_visa');
    expect(await person.details()).toMatchObject({ id: subscriptionId });
  });

  it('changes nothing while its authentication is abandoned', async () => {
    const person = await world.newCustomer();
    const { clientSecret } = (await world.begin(person)).json();
    const { account } = world.stripe;
    expect(account.confirm(clientSecret, 'pm_card_authenticationRequired')).toMatchObject({
      status: 'requires_action',
    });
    expect(await person.details()).toBeNull();
    await world.deliverLast('customer.subscription.created');
    expect(await person.entitlement()).toBeNull();

    // Stripe gives up when the trial ends without a card.
    world.passDays(7);
    const [subscription] = world.subscriptionsOf(person);
    if (subscription) account.renew(subscription);
    await world.deliverLast('customer.subscription.deleted');
    expect(await person.entitlement()).toBeNull();
    expect(await world.rowsOf(person)).toMatchObject([
      { status: 'canceled', payment_confirmed: false, ended_at: world.now },
    ]);
  });

  it('does not use up the trial if it was never confirmed', async () => {
    const person = await world.newCustomer();
    await world.begin(person, 'price_annual');
    expect((await world.begin(person)).json()).toMatchObject({ kind: 'setup', dueToday: 0 });
  });

  it('gives access once its authentication is completed', async () => {
    const person = await world.newCustomer();
    const { clientSecret, subscriptionId } = (await world.begin(person)).json();
    const { account } = world.stripe;
    account.confirm(clientSecret, 'pm_card_authenticationRequired');
    account.authenticate(clientSecret, false);
    expect(await person.details()).toBeNull();
    account.confirm(clientSecret, 'pm_card_authenticationRequired');
    account.authenticate(clientSecret, true);
    expect(await person.details()).toMatchObject({ id: subscriptionId });
  });
});
