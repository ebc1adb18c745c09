import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  annualPriceId,
  billingOf,
  type Customer,
  declinedCard,
  newCustomer,
} from '#test/support/billing.ts';
import { Visitor } from '#test/support/http.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';
import type { BillingService } from './billing.service.ts';

const secret = 'The answer nobody reads for free';

describe('the life of a subscription', () => {
  let site: TestApp;
  let billing: BillingService;
  let clock: Date;
  let questionId: number;
  beforeAll(async () => {
    site = await createTestApp({ now: () => clock });
    billing = billingOf(site);
    const { pool } = site.database;
    [questionId = 0] = await insertQuestions(pool, [{ isPremium: true }]);
    await insertSolution(pool, { questionId, content: secret, contentHtml: `<p>${secret}</p>` });
  });
  afterAll(() => site.close());
  beforeEach(() => {
    clock = new Date('2026-01-24T12:00:00Z');
  });

  const moveTo = (moment: string) => {
    clock = new Date(moment);
  };

  /** Every GET path of the API, filled in with the premium question. */
  async function readablePaths(): Promise<string[]> {
    const { paths } = (await site.app.inject('/api/openapi.json')).json();
    const asked = Object.keys(paths)
      .filter((path) => 'get' in paths[path])
      .map((path) => path.replaceAll(/\{\w+\}/g, String(questionId)));
    expect(asked).toContain(`/api/solutions/${questionId}`);
    return [...asked, `/api/questions?search=coin`, '/sitemap.xml', '/feed.xml'];
  }

  async function expectNoWay(reader: Visitor): Promise<void> {
    for (const path of await readablePaths()) {
      expect((await reader.get(path)).body, path).not.toContain(secret);
    }
    const refused = await reader.get(`/api/solutions/${questionId}`);
    expect([401, 403]).toContain(refused.statusCode);
  }

  async function expectToRead(reader: Visitor): Promise<void> {
    expect((await reader.get(`/api/solutions/${questionId}`)).json().content).toBe(secret);
  }

  async function expectStanding(person: Customer, standing: object | null): Promise<void> {
    const details = await person.details();
    if (standing) expect(details).toMatchObject(standing);
    else expect(details).toBeNull();
  }

  it('unlocks premium solutions exactly while it is active', async () => {
    const person = await newCustomer(site);
    await expectNoWay(new Visitor(site.app));
    await expectNoWay(person);

    const { clientSecret } = (await person.begin()).json();
    await expectNoWay(person);
    await person.pay(clientSecret, declinedCard);
    await expectNoWay(person);

    await person.pay(clientSecret);
    await expectToRead(person);
    await expectNoWay(await newCustomer(site));

    moveTo('2026-01-30T12:00:00Z');
    await person.post('/api/subscriptions/cancel');
    await expectToRead(person);
    moveTo('2026-01-31T11:59:59.999Z');
    await expectToRead(person);

    moveTo('2026-01-31T12:00:00Z');
    await expectNoWay(person);
    await billing.settleDue();
    await expectNoWay(person);
    await expectStanding(person, null);
  });

  it('goes from the trial into renewing paid months', async () => {
    const person = await newCustomer(site);
    await person.subscribe();
    await expectStanding(person, { status: 'trialing' });

    for (const [moment, currentPeriodEnd] of [
      ['2026-01-31T12:00:00Z', '2026-02-28T12:00:00.000Z'],
      ['2026-02-28T12:00:00Z', '2026-03-31T12:00:00.000Z'],
      ['2026-07-01T12:00:00Z', '2026-07-31T12:00:00.000Z'],
    ] as const) {
      moveTo(moment);
      await billing.settleDue();
      expect(await person.entitlement()).not.toBeNull();
      await expectStanding(person, { status: 'active', currentPeriodEnd });
    }
  });

  it('renews without a sync: the next page view finds it renewed', async () => {
    const person = await newCustomer(site);
    await person.subscribe(annualPriceId);
    moveTo('2026-02-01T00:00:00Z');
    expect(await person.entitlement()).toBeNull();
    await expectStanding(person, {
      status: 'active',
      plan: 'annual',
      currentPeriodEnd: '2027-01-31T12:00:00.000Z',
    });
    expect(await person.entitlement()).not.toBeNull();
  });

  it('never starts if the card is not confirmed in time', async () => {
    const person = await newCustomer(site);
    const { subscriptionId, clientSecret } = (await person.begin()).json();
    moveTo('2026-01-31T12:00:00Z');
    expect((await person.pay(clientSecret)).statusCode).toBe(404);
    await billing.settleDue();
    const again = (await person.begin()).json();
    expect(again.subscriptionId).not.toBe(subscriptionId);
    expect(again.kind).toBe('setup');
    await person.pay(again.clientSecret);
    await expectToRead(person);
  });

  it('can be started again after it has ended', async () => {
    const person = await newCustomer(site);
    await person.subscribe();
    await person.post('/api/subscriptions/cancel');
    moveTo('2026-01-31T12:00:00Z');
    const { kind, dueToday, clientSecret } = (await person.begin()).json();
    expect({ kind, dueToday }).toEqual({ kind: 'payment', dueToday: 1999 });
    await person.pay(clientSecret);
    await expectToRead(person);
    await expectStanding(person, {
      status: 'active',
      trialEnd: null,
      currentPeriodEnd: '2026-02-28T12:00:00.000Z',
    });
  });
});
