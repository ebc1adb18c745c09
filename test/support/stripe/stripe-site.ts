import {
  createStripePayments,
  type RequestLimits,
} from '#server/integrations/payments/stripe-payments.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { type Customer, newCustomer } from '../billing.ts';
import type { TestCard } from './account.ts';
import type { DoubleEvent } from './account-state.ts';
import { StripeDouble } from './double.ts';
import type { Subscription } from './objects.ts';

const start = new Date('2026-05-04T12:00:00Z');
const day = 24 * 60 * 60 * 1000;

/** The site with the fake Stripe as its provider, sharing one clock. */
export class StripeSite {
  readonly site: TestApp;
  readonly stripe: StripeDouble;
  readonly #clock: { now: Date };

  private constructor(site: TestApp, stripe: StripeDouble, clock: { now: Date }) {
    this.site = site;
    this.stripe = stripe;
    this.#clock = clock;
  }

  static async start(
    limits: RequestLimits = { timeoutMs: 20_000, retries: 0 },
  ): Promise<StripeSite> {
    const clock = { now: start };
    const now = () => clock.now;
    const stripe = await StripeDouble.start(now);
    const payments = createStripePayments(stripe.settings, now, limits);
    return new StripeSite(await createTestApp({ now, payments }), stripe, clock);
  }

  get now(): Date {
    return this.#clock.now;
  }

  passDays(days: number): void {
    this.#clock.now = new Date(this.now.getTime() + days * day);
  }

  newCustomer = (): Promise<Customer> => newCustomer(this.site);

  begin = (person: Customer, priceId = 'price_monthly') => person.begin(priceId);

  /** A user's subscriptions at the fake, newest first. */
  subscriptionsOf({ id }: Customer): Subscription[] {
    return [...this.stripe.account.subscriptions.values()]
      .filter(({ customer }) => customer.metadata.userId === String(id))
      .reverse();
  }

  /** All steps to an active subscription; no event has been delivered yet. */
  async subscribe(
    person: Customer,
    card: TestCard = 'pm_card_visa',
    fingerprint?: string,
  ): Promise<Subscription> {
    const { clientSecret, subscriptionId } = (await this.begin(person)).json();
    this.stripe.account.confirm(clientSecret, card, fingerprint);
    return this.stripe.account.subscription(subscriptionId);
  }

  deliver = (event: DoubleEvent) => this.send(this.stripe.deliveryOf(event));

  send = (delivery: { payload: string | Buffer; headers: Record<string, string> }) =>
    this.site.app.inject({ method: 'POST', url: '/api/webhooks/stripe', ...delivery });

  /** Delivers the newest event of a type. */
  async deliverLast(type: DoubleEvent['type']) {
    const event = this.stripe.account.events.findLast((one) => one.type === type);
    if (!event) throw new Error(`There was no ${type}`);
    return this.deliver(event);
  }

  async rows(
    table: 'subscriptions' | 'webhook_events',
    condition = 'true',
    values: unknown[] = [],
  ) {
    const { rows } = await this.site.database.pool.query(
      `select * from ${table} where ${condition}`,
      values,
    );
    return rows;
  }

  rowsOf = ({ id }: Customer) => this.rows('subscriptions', 'user_id = $1 order by id', [id]);

  async close(): Promise<void> {
    await this.site.close();
    await this.stripe.close();
  }
}
