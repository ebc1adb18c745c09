import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DoubleEvent } from '#test/support/stripe/account-state.ts';
import type { Subscription } from '#test/support/stripe/objects.ts';
import { StripeSite } from '#test/support/stripe/stripe-site.ts';

let world: StripeSite;
beforeAll(async () => {
  world = await StripeSite.start();
});
afterAll(() => world.close());

/** What happens to a subscription, and the events Stripe sends. */
const life: [DoubleEvent['type'], (subscription: Subscription, secret: string) => void][] = [
  ['customer.subscription.created', () => {}],
  [
    'setup_intent.succeeded',
    (_subscription, secret) => world.stripe.account.confirm(secret, 'pm_card_visa'),
  ],
  [
    'customer.subscription.trial_will_end',
    (subscription) => {
      world.passDays(4);
      world.stripe.account.warnOfTrialEnd(subscription);
    },
  ],
  [
    'invoice.paid',
    (subscription) => {
      world.passDays(3);
      world.stripe.account.renew(subscription);
    },
  ],
  [
    'customer.subscription.updated',
    (subscription) => {
      world.passDays(1);
      world.stripe.account.update(subscription, { cancel_at_period_end: true });
    },
  ],
  [
    'customer.subscription.deleted',
    (subscription) => {
      world.passDays(29);
      world.stripe.account.renew(subscription);
    },
  ],
];
const steps = life.map((_, step) => step);

/**
 * Runs a subscription through its life; `deliverAfter` says which events arrive after which step.
 */
async function live(deliverAfter: (step: number) => readonly number[]) {
  const person = await world.newCustomer();
  const { clientSecret, subscriptionId } = (await world.begin(person)).json();
  const { account } = world.stripe;
  const subscription = account.subscription(subscriptionId);
  const events: DoubleEvent[] = [];
  for (const [step, [type, happen]] of life.entries()) {
    happen(subscription, clientSecret);
    const event = account.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`There was no ${type}`);
    events.push(event);
    for (const number of deliverAfter(step)) {
      const late = events[number];
      if (late) expect((await world.deliver(late)).statusCode).toBe(200);
    }
  }
  expect(await person.entitlement()).toBeNull();
  expect(await person.details()).toBeNull();
  expect(await world.rowsOf(person)).toMatchObject([
    {
      provider_subscription_id: subscriptionId,
      status: 'canceled',
      payment_confirmed: true,
      current_period_end: new Date(subscription.periodEnd * 1000),
      ended_at: world.now,
    },
  ]);
  const { rows } = await world.site.database.pool.query(
    'select trial_used_at from billing_customers where user_id = $1',
    [person.id],
  );
  expect(rows).toEqual([{ trial_used_at: expect.any(Date) }]);
}

const lastStep = life.length - 1;
const seed = 20_260_504;

// All 720 orders would take minutes over HTTP, so test a fixed sample.
describe('the six events of a subscription', () => {
  it('lead to the same state in any order, each delivered twice', async () => {
    const orders = fc.shuffledSubarray([...steps, ...steps], { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(orders, (order) => live((step) => (step === lastStep ? order : []))),
      { seed, numRuns: 16, examples: [[[...steps, ...steps]], [[...steps, ...steps].reverse()]] },
    );
  });

  it('lead to the same state when they arrive late', async () => {
    // By how many steps each of the twelve arrivals is late.
    const delays = fc.array(fc.nat({ max: lastStep }), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(delays, (lateness) =>
        live((now) =>
          lateness.flatMap((delay, arrival) => {
            const step = arrival % life.length;
            return Math.min(step + delay, lastStep) === now ? [step] : [];
          }),
        ),
      ),
      { seed, numRuns: 16 },
    );
  });

  it.each(steps)('lead to the same state when only event %d arrives', async (step) => {
    await live((now) => (now === lastStep ? [step] : []));
  });
});
