import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  annualPriceId,
  type Customer,
  monthlyPriceId,
  newCustomer,
} from '#test/support/billing.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

describe('an attempt to subscribe', () => {
  let site: TestApp;
  let person: Customer;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    person = await newCustomer(site);
  });

  const rows = async () => {
    const { rows: found } = await site.database.pool.query(
      `select s.price_id, s.ended_at is null as open, p.ended_at is null as open_there
         from subscriptions s join sandbox_subscriptions p on p.id = s.provider_subscription_id
         where s.user_id = $1 order by s.id`,
      [person.id],
    );
    return found;
  };
  const open = (price_id: string) => ({ price_id, open: true, open_there: true });
  const over = (price_id: string) => ({ price_id, open: false, open_there: false });

  it('starts one subscription, however often and fast it is submitted', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => person.begin()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const [first] = answers;
    for (const answer of answers) expect(answer.json()).toEqual(first?.json());
    expect((await person.begin()).json()).toEqual(first?.json());
    expect(await rows()).toEqual([open(monthlyPriceId)]);
  });

  it('is replaced by another plan', async () => {
    const first = (await person.begin(monthlyPriceId)).json();
    const second = (await person.begin(annualPriceId)).json();
    expect(second.subscriptionId).not.toBe(first.subscriptionId);
    expect(await rows()).toEqual([over(monthlyPriceId), open(annualPriceId)]);
    expect((await person.pay(first.clientSecret)).statusCode).toBe(404);
    expect((await person.pay(second.clientSecret)).statusCode).toBe(200);
    expect(await person.details()).toMatchObject({ id: second.subscriptionId, plan: 'annual' });
  });

  it('starts one subscription if two windows choose different plans at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      person = await newCustomer(site);
      const answers = await Promise.all(
        [monthlyPriceId, annualPriceId, monthlyPriceId, annualPriceId].map(person.begin),
      );
      for (const answer of answers) {
        expect([200, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 409) expect(answer.json().code).toBe('ATTEMPT_REPLACED');
      }
      const left = (await rows()).filter((row) => row.open || row.open_there);
      expect(left).toHaveLength(1);
      expect(left).toEqual([open(left[0].price_id)]);

      // Only the one that is left can be paid.
      const statuses: number[] = [];
      for (const answer of answers.filter(({ statusCode }) => statusCode === 200)) {
        statuses.push((await person.pay(answer.json().clientSecret)).statusCode);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await person.entitlement()).not.toBeNull();
    }
  });

  it('is paid once, however often and fast it is submitted', async () => {
    const { clientSecret } = (await person.begin()).json();
    const answers = await Promise.all(Array.from({ length: 5 }, () => person.pay(clientSecret)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await rows()).toEqual([open(monthlyPriceId)]);
    expect(await person.details()).toMatchObject({ status: 'trialing' });
  });

  it('is refused if another provider charges for a subscription', async () => {
    await insertSubscription(site.database.pool, person.id, { provider: 'stripe' });
    expect((await person.begin()).json().code).toBe('ALREADY_SUBSCRIBED');
    expect(await person.details()).toBeNull();
  });
});
