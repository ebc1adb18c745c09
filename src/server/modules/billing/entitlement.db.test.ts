import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Person } from '#test/support/people.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

const now = new Date('2026-05-04T12:00:00Z');

describe('the subscription of a user', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
  });
  afterAll(() => site.close());

  const newPerson = async () => new Person(site.app, await createSignedInUser(site.database.pool));
  const subscriptionOf = async (person: Person) =>
    (await person.get('/api/user')).json().stripeSubscriptionId;

  it('grants access', async () => {
    const person = await newPerson();
    const id = await insertSubscription(site.database.pool, person.id);
    expect(await subscriptionOf(person)).toBe(id);
  });

  it.each([
    ['without a confirmed card', { paymentConfirmed: false }],
    ['ended', { endedAt: now }],
    ['past due', { status: 'past_due' }],
    ["no longer anyone's", { userId: null }],
  ])('grants no access when it is %s', async (_what, overrides) => {
    const person = await newPerson();
    await insertSubscription(site.database.pool, person.id, overrides);
    expect(await subscriptionOf(person)).toBeNull();
  });

  it('does not entitle anyone else', async () => {
    await insertSubscription(site.database.pool, (await newPerson()).id);
    expect(await subscriptionOf(await newPerson())).toBeNull();
  });

  it('is the active one, not one that ended', async () => {
    const person = await newPerson();
    await insertSubscription(site.database.pool, person.id, { endedAt: now });
    const id = await insertSubscription(site.database.pool, person.id);
    expect(await subscriptionOf(person)).toBe(id);
  });
});
