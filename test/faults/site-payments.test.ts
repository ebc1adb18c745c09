import { afterEach, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '#test/support/database.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { type SiteProcess, spawnSite } from '#test/support/site.ts';
import { StripeDouble } from '#test/support/stripe/double.ts';

describe('a subscription whose process is killed after Stripe created it', () => {
  let database: TestDatabase | undefined;
  let site: SiteProcess | undefined;
  let stripe: StripeDouble | undefined;
  afterEach(async () => {
    await site?.stop('SIGKILL');
    await stripe?.close();
    await database?.drop();
  });

  it('is found again by the next event, and by a retry', async () => {
    database = await createDatabase();
    stripe = await StripeDouble.start();
    const { pool } = database;
    const environment = { DATABASE_URL: database.url, ...stripe.environment };
    const { user, cookie } = await createSignedInUser(pool);
    const headers = {
      cookie: `${cookie.name}=${cookie.value}`,
      'content-type': 'application/json',
    };
    const create = (url: string) =>
      fetch(`${url}/api/subscriptions/create`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ priceId: 'price_monthly' }),
      });

    site = spawnSite(environment);
    stripe.fail('slow', 'POST /v1/subscriptions');
    const unanswered = create(await site.ready).catch(() => null);
    await stripe.whenAsked('POST /v1/subscriptions', 1);
    await site.stop('SIGKILL');
    await unanswered;
    stripe.recover();

    // The first process had not written it down; Stripe has it.
    const [subscription, ...others] = stripe.account.subscriptions.values();
    expect(others).toEqual([]);
    const ids = async () =>
      (await pool.query('select user_id, provider_subscription_id from subscriptions')).rows;
    expect(await ids()).toEqual([{ user_id: user.id, provider_subscription_id: null }]);

    site = spawnSite(environment);
    const url = await site.ready;
    const event = stripe.account.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const { payload, headers: signed } = stripe.deliveryOf(event);
    const delivery = { method: 'POST', headers: signed, body: payload };
    expect((await fetch(`${url}/api/webhooks/stripe`, delivery)).status).toBe(200);
    expect(await ids()).toEqual([{ user_id: user.id, provider_subscription_id: subscription?.id }]);
    expect(await (await create(url)).json()).toMatchObject({
      subscriptionId: subscription?.id,
      clientSecret: subscription?.setup?.clientSecret,
    });
    expect(stripe.account.subscriptions.size).toBe(1);
    expect(stripe.account.customers.size).toBe(1);
  });
});
