import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  annualPriceId,
  type Customer,
  goodCard,
  monthlyPriceId,
  newCustomer,
} from '#test/support/billing.ts';
import { Visitor } from '#test/support/http.ts';
import { useUpAllButOne } from '#test/support/rate-limits.ts';

const trialEnd = '2026-05-11T12:00:00.000Z';

let site: TestApp;
let clock: Date;
let person: Customer;
beforeAll(async () => {
  site = await createTestApp({ now: () => clock });
});
afterAll(() => site.close());
beforeEach(async () => {
  clock = new Date('2026-05-04T12:00:00Z');
  person = await newCustomer(site);
});

const act = (name: string, payload?: object, by: Visitor = person) =>
  by.post(`/api/subscriptions/${name}`, payload);
const changeTo = (priceId: string) => act('change-plan', { priceId });

describe('a subscription that is canceled', () => {
  it('says so, however often it is submitted, and can be resumed', async () => {
    await person.subscribe();
    for (let times = 0; times < 2; times += 1) {
      const canceled = await act('cancel');
      expect(canceled.statusCode).toBe(200);
      expect(canceled.json()).toMatchObject({
        status: 'trialing',
        cancelAtPeriodEnd: true,
        currentPeriodEnd: trialEnd,
      });
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await act('resume')).json()).toMatchObject({ cancelAtPeriodEnd: false });
    }
    expect(await person.details()).toMatchObject({ cancelAtPeriodEnd: false });
    clock = new Date(trialEnd);
    expect(await person.details()).toMatchObject({ status: 'active' });
  });

  it('cannot be resumed once its period is over', async () => {
    await person.subscribe();
    await act('cancel');
    clock = new Date(trialEnd);
    expect((await act('resume')).statusCode).toBe(404);
    expect(await person.entitlement()).toBeNull();
  });

  it('belongs to one user only', async () => {
    await person.subscribe();
    const other = await newCustomer(site);
    expect((await act('cancel', undefined, other)).statusCode).toBe(404);
    expect(await person.details()).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

describe('a change of plan', () => {
  it('keeps the trial', async () => {
    await person.subscribe();
    const changed = await changeTo(annualPriceId);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ plan: 'annual', amount: 19190, trialEnd });
    clock = new Date(trialEnd);
    expect(await person.details()).toMatchObject({
      status: 'active',
      currentPeriodEnd: '2027-05-11T12:00:00.000Z',
    });
  });

  it('starts a new period if one is paid', async () => {
    await person.subscribe();
    clock = new Date('2026-05-20T12:00:00Z');
    expect((await changeTo(annualPriceId)).json()).toMatchObject({
      status: 'active',
      currentPeriodEnd: '2027-05-20T12:00:00.000Z',
    });
    await act('cancel');
    expect((await changeTo(monthlyPriceId)).json()).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: '2026-06-20T12:00:00.000Z',
    });
  });

  it('changes nothing for the same plan', async () => {
    await person.subscribe();
    const before = await person.details();
    clock = new Date('2026-05-06T12:00:00Z');
    expect((await changeTo(monthlyPriceId)).json()).toEqual(before);
  });
});

describe('without a subscription', () => {
  const missing = { code: 'NOT_FOUND', message: 'You have no subscription.' };

  it.each([['cancel'], ['resume'], ['change-plan']])('there is nothing to %s', async (name) => {
    const payload = { priceId: annualPriceId };
    const none = await act(name, payload);
    expect(none.statusCode).toBe(404);
    expect(none.json()).toMatchObject(missing);
    await person.begin();
    expect((await act(name, payload)).json()).toMatchObject(missing);
  });

  it('there is no portal, and none in test mode', async () => {
    for (let times = 0; times < 2; times += 1) {
      const none = await act('portal');
      expect(none.statusCode).toBe(404);
      expect(none.json().message).toBe('There is no billing portal in test mode.');
      await person.subscribe().catch(() => {});
    }
  });
});

describe('wrong users and bad input', () => {
  const calls: [string, object?][] = [
    ['create', { priceId: monthlyPriceId }],
    ['cancel'],
    ['resume'],
    ['change-plan', { priceId: annualPriceId }],
    ['portal'],
    ['sandbox/confirm', { clientSecret: 'x', ...goodCard }],
    ['sandbox/authenticate', { clientSecret: 'x', approve: true }],
  ];

  it.each(calls)('%s requires sign-in', async (name, payload) => {
    expect((await act(name, payload, new Visitor(site.app))).statusCode).toBe(401);
  });

  it('details require sign-in', async () => {
    expect((await new Visitor(site.app).get('/api/subscriptions/details')).statusCode).toBe(401);
  });

  it.each(calls)('%s refuses other sites', async (name, payload) => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await person.call('POST', `/api/subscriptions/${name}`, payload, headers);
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    ['no plan', {}, 'Please choose a plan'],
    ['an empty one', { priceId: '' }, 'Please choose a plan'],
    ['null', { priceId: null }, 'Please choose a plan'],
    ['a list', { priceId: [monthlyPriceId] }, 'Please choose a plan'],
    ['an unknown one', { priceId: 'price_1' }, 'Unknown plan'],
    ['one in capitals', { priceId: monthlyPriceId.toUpperCase() }, 'Unknown plan'],
    ['a very long one', { priceId: 'x'.repeat(256) }, 'Unknown plan'],
    ['one that cannot be stored', { priceId: 'a\u0000b' }, 'Unknown plan'],
  ])('%s is not accepted as a plan', async (_what, payload, message) => {
    for (const name of ['create', 'change-plan']) {
      const refused = await act(name, payload);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ message, fieldErrors: { priceId: message } });
    }
    const { rows } = await site.database.pool.query(
      'select 1 from subscriptions where user_id = $1',
      [person.id],
    );
    expect(rows).toEqual([]);
  });

  it('a secret works once, for its user only, and cannot be made up', async () => {
    const { clientSecret } = (await person.begin()).json();
    const other = await newCustomer(site);
    expect((await other.pay(clientSecret)).statusCode).toBe(404);
    await other.begin();
    expect((await other.pay(clientSecret)).statusCode).toBe(404);
    expect((await other.authenticate(clientSecret, true)).statusCode).toBe(404);
    expect((await person.pay('made up')).statusCode).toBe(404);
    expect(await other.entitlement()).toBeNull();
    expect(await person.entitlement()).toBeNull();
    await person.pay(clientSecret);
    expect((await person.pay(clientSecret)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', {}],
    ['words', { approve: 'yes' }],
    ['no secret', { approve: true, clientSecret: '' }],
  ])('%s does not authenticate a card', async (_what, payload) => {
    const answer = await act('sandbox/authenticate', { clientSecret: 'x', ...payload });
    expect(answer.statusCode).toBe(400);
  });

  it('attempts are limited', async () => {
    const statuses: number[] = [];
    useUpAllButOne(30);
    for (let times = 0; times < 3; times += 1) statuses.push((await person.begin()).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('events have no effect without a provider', async () => {
    const event = { id: 'evt_1', type: 'customer.subscription.deleted' };
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=00' }]) {
      const refused = await new Visitor(site.app).call(
        'POST',
        '/api/webhooks/stripe',
        event,
        headers,
      );
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('Invalid signature');
    }
    const { rows } = await site.database.pool.query('select 1 from webhook_events');
    expect(rows).toEqual([]);
  });
});
