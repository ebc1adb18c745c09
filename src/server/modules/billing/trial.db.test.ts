import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { annualPriceId, billingOf, type Customer, newCustomer } from '#test/support/billing.ts';
import { passwordHashes } from '#test/support/password-hashes.ts';

const password = 'correct horse';

describe('the free trial', () => {
  let site: TestApp;
  let clock: Date;
  let passwordHash: string;
  beforeAll(async () => {
    clock = new Date('2026-05-04T12:00:00Z');
    site = await createTestApp({ now: () => clock });
    passwordHash = await passwordHashes.make(password);
  });
  afterAll(() => site.close());

  const newPerson = (username: string, email: string) =>
    newCustomer(site, { username, email, passwordHash });
  const offer = async (person: Customer, priceId?: string) => {
    const { kind, dueToday, trialEnd } = (await person.begin(priceId)).json();
    return { kind, dueToday, hasTrial: trialEnd !== null };
  };
  const free = { kind: 'setup', dueToday: 0, hasTrial: true };

  it('is one per account', async () => {
    const person = await newCustomer(site);
    await person.subscribe();
    await person.post('/api/subscriptions/cancel');
    clock = new Date(clock.getTime() + 7 * 86_400_000);
    expect(await offer(person)).toEqual({ kind: 'payment', dueToday: 1999, hasTrial: false });
    expect(await offer(person, annualPriceId)).toEqual({
      kind: 'payment',
      dueToday: 19190,
      hasTrial: false,
    });
  });

  it('is not used up by attempts', async () => {
    const person = await newCustomer(site);
    expect(await offer(person)).toEqual(free);
    expect(await offer(person, annualPriceId)).toEqual(free);
    expect(await offer(await newCustomer(site))).toEqual(free);
  });

  it('does not come back when the account is created again', async () => {
    const person = await newPerson('Ada', 'Ada@example.org');
    await person.subscribe();
    const left = await person.delete('/api/user', { password });
    expect(left.statusCode).toBe(204);
    const again = await newPerson('Countess', 'aDA@example.org');
    expect(await offer(again)).toMatchObject({ kind: 'payment', hasTrial: false });
    expect(await offer(await newPerson('Other', 'other@example.org'))).toEqual(free);
  });

  it.each([
    ['tag', 'tag', 'tag+2@example.org', 'tag+3@example.org', 'tag@example.org'],
    ['dot at Gmail', 'dot', 'd.o.t@gmail.com', 'do.t+3@gmail.com', 'dot@googlemail.com'],
  ])('is one per inbox: a %s makes no difference', async (_what, name, email, early, late) => {
    const person = await newPerson(`${name}-1`, email);
    const rival = await newPerson(`${name}-2`, early);
    expect(await offer(rival)).toEqual(free);
    await person.subscribe();
    expect(await offer(await newPerson(`${name}-3`, late))).toMatchObject({ hasTrial: false });
    // It began before the other one was confirmed.
    await rival.subscribe();
    const told = await rival.get('/api/subscriptions/details');
    expect(told.json()).toMatchObject({ code: 'TRIAL_USED' });
    expect(await offer(rival)).toMatchObject({ kind: 'payment', hasTrial: false });
    const other = await newPerson(`${name}-4`, `other.${email}`);
    expect(await offer(other)).toEqual(free);
  });

  it('is remembered only by a keyed hash', async () => {
    const email = 'hashed@example.org';
    const person = await newPerson('hashed', email);
    await person.subscribe();
    const { rows } = await site.database.pool.query(
      'SELECT c.*, encode(email_hash, $1) AS hash FROM billing_customers c WHERE user_id = $2',
      ['hex', person.id],
    );
    expect(JSON.stringify(rows)).not.toContain('hashed@');
    expect(rows[0].hash).not.toBe(createHash('sha256').update(email).digest('hex'));
    expect((await person.get('/api/user/data')).json().trials).toEqual([
      { usedAt: expect.any(String) },
    ]);
  });

  it('is tied to the email that used it', async () => {
    const person = await newPerson('Bob', 'bob@example.org');
    await person.begin();
    const changed = await person.put('/api/user/profile', {
      username: 'Bob',
      email: 'robert@example.org',
    });
    expect(changed.statusCode).toBe(200);
    await person.subscribe();
    await person.delete('/api/user', { password });
    await billingOf(site).reconcile();
    expect(await offer(await newPerson('Robert', 'robert@example.org'))).toMatchObject({
      hasTrial: false,
    });
  });
});
