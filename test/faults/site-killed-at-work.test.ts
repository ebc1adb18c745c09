import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPool } from '#server/db/client.ts';
import { eventually } from '#test/support/eventually.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { openSiteSandbox, type SiteSandbox } from '#test/support/site-sandbox.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp.ts';
import { StripeDouble } from '#test/support/stripe/double.ts';

vi.setConfig({ hookTimeout: 120_000 });

let sandbox: SiteSandbox;
let pool: Pool;
let mailServer: TestMailServer;
let stripe: StripeDouble;
let url: string;
let subscriber: Awaited<ReturnType<typeof createSignedInUser>>;

const post = (site: string, path: string, body: object, cookie = '') =>
  fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

function subscribe(site: string): Promise<Response> {
  const { name, value } = subscriber.cookie;
  const path = '/api/subscriptions/create';
  return post(site, path, { priceId: 'price_monthly' }, `${name}=${value}`);
}

const storedSubscriptions = async () =>
  (await pool.query('select user_id, provider_subscription_id from subscriptions')).rows;

// One process is killed in the middle of both, and the next one finishes both.
beforeAll(async () => {
  sandbox = await openSiteSandbox();
  // Ends without waiting for its connections, which the server then terminates.
  pool = openPool({ ...sandbox.connection, max: 1 }, () => {});
  stripe = await StripeDouble.start();
  const closed = await startMailServer();
  await closed.close();
  const environment = { SMTP_URL: closed.url, ...stripe.environment };

  const killed = sandbox.spawn(environment);
  const site = await killed.ready;
  const account = { username: 'ada', email: 'ada@example.org', password: 'right password' };
  expect((await post(site, '/api/register', account)).status).toBe(201);
  subscriber = await createSignedInUser(pool);
  stripe.fail('slow', 'POST /v1/subscriptions');
  const unanswered = subscribe(site).catch(() => null);
  await stripe.whenAsked('POST /v1/subscriptions', 1);
  await killed.stop('SIGKILL');
  await unanswered;
  stripe.recover();
  // The database may still be busy with what the process asked for last, such as the email's job.
  await eventually(async () => {
    const { rows } = await pool.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database()
       AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([]);
  });
  // As if killed in the middle of an attempt that has since timed out, however far it got.
  await pool.query(
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour'
     WHERE name = 'mail' AND state IN ('created', 'retry', 'active')`,
  );
  // The process had not stored the subscription, but Stripe has it.
  expect(stripe.account.subscriptions.size).toBe(1);
  const { id } = subscriber.user;
  expect(await storedSubscriptions()).toEqual([{ user_id: id, provider_subscription_id: null }]);

  mailServer = await startMailServer(closed.port);
  url = await sandbox.spawn(environment).ready;
});
afterAll(async () => {
  await pool.end();
  await sandbox.close();
  await stripe.close();
  await mailServer?.close();
});

describe('the process after one that was killed', () => {
  it('sends an email that was not sent yet, exactly once', async () => {
    await eventually(async () => {
      // Skips the delays before retries.
      await pool.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
      const { rows } = await pool.query('SELECT status FROM mail_messages');
      expect(rows).toEqual([{ status: 'sent' }]);
    });
    expect(mailServer.received).toHaveLength(1);
    expect(mailServer.received[0]?.text).toContain('/confirm-email?token=');
  });

  it('finds a subscription that Stripe had created, through the next event and through a retry', async () => {
    const [subscription] = stripe.account.subscriptions.values();
    const event = stripe.account.events.at(-1);
    if (!event) throw new Error('Nothing happened');
    const { payload, headers } = stripe.deliveryOf(event);
    const delivery = { method: 'POST', headers, body: payload };
    expect((await fetch(`${url}/api/webhooks/stripe`, delivery)).status).toBe(200);
    expect(await storedSubscriptions()).toEqual([
      { user_id: subscriber.user.id, provider_subscription_id: subscription?.id },
    ]);
    expect(await (await subscribe(url)).json()).toMatchObject({
      subscriptionId: subscription?.id,
      clientSecret: subscription?.setup?.clientSecret,
    });
    expect(stripe.account.subscriptions.size).toBe(1);
    expect(stripe.account.customers.size).toBe(1);
  });
});
