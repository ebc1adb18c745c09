import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Customer } from '#test/support/billing.ts';
import { billingOf } from '#test/support/billing.ts';
import type { DoubleEvent } from '#test/support/stripe/account-state.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterAll(() => world.close());

/** Someone whose card is confirmed at Stripe, but the site does not know yet. */
async function newPayer(): Promise<{ person: Customer; event: DoubleEvent; id: string }> {
  const person = await world.newCustomer();
  const { id } = await world.subscribe(person);
  const event = world.stripe.account.events.at(-1);
  if (!event) throw new Error('Nothing happened');
  return { person, event, id };
}

const keptEvents = ({ id }: DoubleEvent) => world.rows('webhook_events', 'event_id = $1', [id]);
const minutesAgo = (minutes: number) => new Date(world.now.getTime() - minutes * 60_000);

describe('a delivery to the webhook', () => {
  it("is accepted with Stripe's signature", async () => {
    const { person, event, id } = await newPayer();
    expect(await person.entitlement()).toBeNull();
    const response = await world.deliver(event);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ received: true });
    expect(await person.entitlement()).toBe(id);
  });

  it.each<[string, (event: DoubleEvent) => Parameters<StripeSite['send']>[0]]>([
    [
      'without a signature',
      (event) => ({
        payload: JSON.stringify(event),
        headers: { 'content-type': 'application/json' },
      }),
    ],
    [
      'with an empty signature',
      (event) => ({ ...world.stripe.deliveryOf(event), headers: { 'stripe-signature': '' } }),
    ],
    [
      'with a malformed signature',
      (event) => ({ ...world.stripe.deliveryOf(event), headers: { 'stripe-signature': 'v1=1' } }),
    ],
    [
      'with the signature of another event',
      (event) => ({
        payload: JSON.stringify(event),
        headers: world.stripe.deliveryOf({ ...event, id: 'evt_other' }).headers,
      }),
    ],
    [
      'with a signature made with another secret',
      (event) => world.stripe.deliveryOf(event, world.now, 'whsec_of_somebody_else'),
    ],
    ['with an old signature', (event) => world.stripe.deliveryOf(event, minutesAgo(6))],
    [
      'whose old signature was given a new time',
      (event) => {
        const { payload, headers } = world.stripe.deliveryOf(event, minutesAgo(6));
        const [, signature = ''] = headers['stripe-signature'].split(',');
        const time = `t=${Math.floor(world.now.getTime() / 1000)}`;
        return { payload, headers: { ...headers, 'stripe-signature': `${time},${signature}` } };
      },
    ],
    [
      'that was altered by one character',
      (event) => {
        const { payload, headers } = world.stripe.deliveryOf(event);
        return { payload: `${payload} `, headers };
      },
    ],
    [
      'that has no body',
      (event) => ({ payload: '', headers: world.stripe.deliveryOf(event).headers }),
    ],
  ])('has no effect %s', async (_what, forge) => {
    const { person, event } = await newPayer();
    const response = await world.send(forge(event));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'Invalid signature' });
    expect(await keptEvents(event)).toEqual([]);
    expect(await person.entitlement()).toBeNull();
  });

  it('is still accepted five minutes later', async () => {
    const { person, event, id } = await newPayer();
    const delivery = world.stripe.deliveryOf(event, minutesAgo(5));
    expect((await world.send(delivery)).statusCode).toBe(200);
    expect(await person.entitlement()).toBe(id);
  });

  it('takes effect once, however often it arrives', async () => {
    const { person, event, id } = await newPayer();
    const responses = [];
    for (let time = 0; time < 5; time += 1) responses.push(await world.deliver(event));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await keptEvents(event)).toHaveLength(1);
    expect(await world.rowsOf(person)).toHaveLength(1);
    expect(await person.entitlement()).toBe(id);
    // A repeated event does not even call Stripe again.
    const asked = world.stripe.requests.length;
    await world.deliver(event);
    expect(world.stripe.requests).toHaveLength(asked);
  });

  it('takes effect once when it arrives five times at once', async () => {
    const { person, event, id } = await newPayer();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => world.deliver(event)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await world.rowsOf(person)).toHaveLength(1);
    expect(await person.entitlement()).toBe(id);
  });

  it('only triggers a sync: its content is not trusted', async () => {
    const { person, event } = await newPayer();
    const [subscription] = world.subscriptionsOf(person);
    if (subscription) world.stripe.account.cancel(subscription);
    expect(JSON.stringify(event)).toContain('"trialing"');
    await world.deliver(event);
    expect(await person.entitlement()).toBeNull();
    expect(await world.rowsOf(person)).toMatchObject([{ status: 'canceled' }]);
  });

  it.each([
    ['of an unknown customer', { object: 'charge', customer: 'cus_of_another_shop' }],
    ['without a customer', { object: 'payout', id: 'po_1' }],
  ])('is stored without effect: %s', async (_what, object) => {
    const { event } = await newPayer();
    const foreign: DoubleEvent = { ...event, id: `${event.id}_foreign`, data: { object } };
    expect((await world.deliver(foreign)).statusCode).toBe(200);
    expect(await keptEvents(foreign)).toMatchObject([{ processed_at: world.now }]);
  });

  it.each(['refund', 'dispute'] as const)('of a %s changes nothing', async (happening) => {
    const { person, event, id } = await newPayer();
    await world.deliver(event);
    const before = await world.rowsOf(person);
    const { account } = world.stripe;
    if (happening === 'refund') account.refund(account.subscription(id));
    else account.dispute();
    const type = happening === 'refund' ? 'charge.refunded' : 'charge.dispute.created';
    expect((await world.deliverLast(type)).statusCode).toBe(200);
    expect(await world.rowsOf(person)).toEqual(before);
    expect(await person.entitlement()).toBe(id);
  });

  it('is retried while Stripe is down, and processed afterward', async () => {
    const { person, event, id } = await newPayer();
    world.stripe.fail('trouble');
    expect((await world.deliver(event)).statusCode).toBe(503);
    expect(await keptEvents(event)).toMatchObject([
      { processed_at: null, last_error: expect.stringContaining('PaymentsUnavailable') },
    ]);
    expect(await person.entitlement()).toBeNull();
    world.stripe.recover();
    expect((await world.deliver(event)).statusCode).toBe(200);
    expect(await person.entitlement()).toBe(id);
    expect(await keptEvents(event)).toMatchObject([{ last_error: null }]);
  });

  it('is not lost if Stripe does not resend it', async () => {
    const { person, event, id } = await newPayer();
    world.stripe.fail('trouble');
    await world.deliver(event);
    world.stripe.recover();
    await billingOf(world.site).settleDue();
    expect(await person.entitlement()).toBe(id);
    expect(await keptEvents(event)).toMatchObject([{ processed_at: world.now }]);
  });
});
