import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/lib/log.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import {
  annualPriceId,
  askingCard,
  type Customer,
  declinedCard,
  goodCard,
  monthlyPriceId,
  newCustomer,
} from '#test/support/billing.ts';
import { Visitor } from '#test/support/http.ts';

const now = new Date('2026-05-04T12:00:00Z');
const trialEnd = '2026-05-11T12:00:00.000Z';

describe('subscribing', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ now: () => now });
  });
  afterAll(() => site.close());

  const isConfirmed = async ({ id }: Customer) => {
    const { rows } = await site.database.pool.query(
      'select payment_confirmed from subscriptions where user_id = $1',
      [id],
    );
    return rows;
  };

  it('shows everyone the prices, and that nothing is charged', async () => {
    const nobody = new Visitor(site.app);
    expect((await nobody.get('/api/subscriptions/prices')).json()).toEqual({
      monthly: { id: monthlyPriceId, amount: 1999 },
      annual: { id: annualPriceId, amount: 19190 },
      currency: 'usd',
    });
    expect((await nobody.get('/api/subscriptions/config')).json()).toEqual({
      mode: 'sandbox',
      publishableKey: null,
    });
  });

  it('starts with a trial, and only once the card is confirmed', async () => {
    const person = await newCustomer(site);
    expect(await person.details()).toBeNull();
    const started = await person.begin();
    expect(started.statusCode).toBe(200);
    const { subscriptionId, clientSecret } = started.json();
    expect(started.json()).toEqual({
      subscriptionId,
      clientSecret,
      kind: 'setup',
      dueToday: 0,
      trialEnd,
    });
    expect(await person.details()).toBeNull();
    expect(await person.entitlement()).toBeNull();

    expect((await person.pay(clientSecret)).json()).toEqual({ status: 'succeeded' });
    expect(await person.entitlement()).toBe(subscriptionId);
    expect(await person.details()).toEqual({
      id: subscriptionId,
      status: 'trialing',
      plan: 'monthly',
      amount: 1999,
      currency: 'usd',
      currentPeriodEnd: trialEnd,
      cancelAtPeriodEnd: false,
      trialEnd,
    });
  });

  it('happens once', async () => {
    const person = await newCustomer(site);
    await person.subscribe();
    const again = await person.begin();
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      message: 'You already have a subscription.',
    });
  });

  it('changes nothing with a declined card, and continues with another one', async () => {
    const person = await newCustomer(site);
    const { clientSecret } = (await person.begin()).json();
    const declined = await person.pay(clientSecret, declinedCard);
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({
      code: 'CARD_DECLINED',
      error: 'Your card was declined.',
    });
    expect(await person.entitlement()).toBeNull();
    expect(await person.details()).toBeNull();
    expect(await isConfirmed(person)).toEqual([{ payment_confirmed: false }]);
    expect((await person.begin()).json().clientSecret).toBe(clientSecret);
    expect((await person.pay(clientSecret)).statusCode).toBe(200);
    expect(await person.entitlement()).not.toBeNull();
    expect(await isConfirmed(person)).toEqual([{ payment_confirmed: true }]);
  });

  it('waits for the authentication that a card requires', async () => {
    const person = await newCustomer(site);
    const { clientSecret } = (await person.begin()).json();
    const early = await person.authenticate(clientSecret, true);
    expect(early.statusCode).toBe(409);
    expect(await person.entitlement()).toBeNull();

    expect((await person.pay(clientSecret, askingCard)).json()).toEqual({
      status: 'requires_action',
    });
    expect(await person.entitlement()).toBeNull();
    expect((await person.authenticate(clientSecret, true)).json()).toEqual({ status: 'succeeded' });
    expect(await person.entitlement()).not.toBeNull();
  });

  it('needs the card again after a failed authentication', async () => {
    const person = await newCustomer(site);
    const { clientSecret } = (await person.begin()).json();
    await person.pay(clientSecret, askingCard);
    const failed = await person.authenticate(clientSecret, false);
    expect(failed.statusCode).toBe(402);
    expect(failed.json()).toMatchObject({
      code: 'AUTHENTICATION_FAILED',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    });
    expect((await person.authenticate(clientSecret, true)).statusCode).toBe(409);
    expect(await person.entitlement()).toBeNull();
    expect(await person.details()).toBeNull();
    await person.pay(clientSecret, askingCard);
    await person.pay(clientSecret, declinedCard);
    expect((await person.authenticate(clientSecret, true)).statusCode).toBe(409);
    expect((await person.pay(clientSecret)).statusCode).toBe(200);
  });

  it.each([
    ['unknown', { number: '5555555555554444' }, /^Test mode accepts only the test cards 4242/],
    ['too short', { number: '4242' }, 'Your card number is invalid.'],
    ['without a number', { number: '' }, 'Your card number is incomplete.'],
    ['expired', { expiry: '04/26' }, "Your card's expiration date is in the past."],
    ['expired long ago', { expiry: '12 / 2019' }, "Your card's expiration date is in the past."],
    ['of month 13', { expiry: '13/30' }, "Your card's expiration date is invalid."],
    ['without a code', { cvc: '' }, "Your card's security code is invalid."],
  ])('refuses a card that is %s', async (_what, part, message) => {
    const person = await newCustomer(site);
    const { clientSecret } = (await person.begin()).json();
    const refused = await person.pay(clientSecret, { ...goodCard, ...part });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(message);
    expect(await person.entitlement()).toBeNull();
  });

  it('is in the personal data export', async () => {
    const person = await newCustomer(site);
    await person.subscribe();
    const { subscriptions } = (await person.get('/api/user/data')).json();
    expect(subscriptions).toMatchObject([{ plan: 'monthly', status: 'trialing', trialEnd }]);
  });

  it('leaves no card number in any log or table', async () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const logged = await createTestApp({ log: createLog('trace', sink), now: () => now });
    const person = await newCustomer(logged);
    const { clientSecret } = (await person.begin()).json();
    for (const card of [
      declinedCard,
      askingCard,
      { ...goodCard, number: '5555 5555 5555 4444' },
      goodCard,
    ]) {
      await person.pay(clientSecret, card);
    }
    const { pool } = logged.database;
    const { rows: tables } = await pool.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    for (const { name } of tables) {
      const { rows } = await pool.query(`select * from ${name}`);
      lines.push(JSON.stringify(rows));
    }
    await logged.close();
    expect(lines.join()).toContain('/api/subscriptions/sandbox/confirm');
    expect(lines.join()).toContain(clientSecret);
    expect(lines.join()).not.toMatch(/4242 ?4242|4000 ?0000|4000 ?0025|5555 ?5555/);
  });

  it('accepts a card until the end of its month', async () => {
    const person = await newCustomer(site);
    const { clientSecret } = (await person.begin()).json();
    expect((await person.pay(clientSecret, { ...goodCard, expiry: '5/26' })).statusCode).toBe(200);
  });
});
