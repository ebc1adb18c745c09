import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import {
  type Customer,
  type Intent,
  renderCustomer,
  renderInvoice,
  renderSubscription,
  type Subscription,
} from './objects.ts';
import { day, findPrice, periodOf } from './prices.ts';
import { noSuch, StripeRefusal } from './refusal.ts';

export interface DoubleEvent {
  id: string;
  object: 'event';
  type: Stripe.Event['type'];
  created: number;
  data: { object: object };
}

/** The state of a Stripe account, as its API reads and changes it. */
export class AccountState {
  readonly customers = new Map<string, Customer>();
  readonly subscriptions = new Map<string, Subscription>();
  /** The fingerprints of the cards on file, by payment method. */
  readonly fingerprints = new Map<string, string>();
  /** All events that Stripe would have sent, in order. */
  readonly events: DoubleEvent[] = [];
  /** The outcome of charging a card off-session. */
  cardsAreRefused = false;
  /** Whether the key is a restricted one that may not read cards. */
  hidesCards = false;
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  customer(id: string): Customer {
    const customer = this.customers.get(id);
    if (!customer) throw noSuch('customer', id);
    return customer;
  }

  subscription(id: string): Subscription {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw noSuch('subscription', id);
    return subscription;
  }

  /** In Stripe's order: newest first. */
  subscriptionsOf(customerId: string): Subscription[] {
    const customer = this.customer(customerId);
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse();
  }

  render(subscription: Subscription, expand: readonly string[] = []) {
    return renderSubscription(subscription, findPrice(subscription.priceId), expand);
  }

  addCustomer({ email = '', name = '', metadata }: Stripe.CustomerCreateParams): Customer {
    const customer: Customer = {
      id: newId('cus'),
      email,
      name,
      metadata: toStrings(metadata),
      defaultPaymentMethod: null,
      deleted: false,
    };
    this.customers.set(customer.id, customer);
    this.tell('customer.created', renderCustomer(customer));
    return customer;
  }

  addSubscription(
    customerId: string,
    priceId: string,
    {
      trialDays = 0,
      metadata = {},
    }: { trialDays?: number; metadata?: Record<string, string> } = {},
  ): Subscription {
    const customer = this.customer(customerId);
    const price = findPrice(priceId);
    const created = this.#seconds();
    const trialEnd = trialDays > 0 ? created + trialDays * day : null;
    const subscription: Subscription = {
      id: newId('sub'),
      itemId: newId('si'),
      customer,
      priceId,
      status: trialEnd ? 'trialing' : 'incomplete',
      created,
      metadata,
      periodEnd: trialEnd ?? created + periodOf(price),
      trialEnd,
      cancelAt: null,
      cancelAtPeriodEnd: false,
      endedAt: null,
      defaultPaymentMethod: null,
      setup: trialEnd ? newIntent('seti') : null,
      invoice: trialEnd
        ? { id: newId('in'), status: 'paid', amountDue: 0, payment: null }
        : { id: newId('in'), status: 'open', amountDue: price.amount, payment: newIntent('pi') },
    };
    this.subscriptions.set(subscription.id, subscription);
    this.tellOf('customer.subscription.created', subscription);
    return subscription;
  }

  update(subscription: Subscription, params: Stripe.SubscriptionUpdateParams): void {
    if (subscription.endedAt !== null) {
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'A canceled subscription can only update its cancellation_details and metadata.',
      });
    }
    if (params.cancel_at !== undefined && params.cancel_at_period_end !== undefined) {
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        message: 'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
      });
    }
    const [item] = params.items ?? [];
    if (item?.price !== undefined) this.#move(subscription, item);
    if (params.cancel_at_period_end !== undefined) {
      subscription.cancelAtPeriodEnd = params.cancel_at_period_end;
      subscription.cancelAt = params.cancel_at_period_end ? subscription.periodEnd : null;
    }
    if (params.cancel_at === '') subscription.cancelAt = null;
    this.tellOf('customer.subscription.updated', subscription);
  }

  cancel(subscription: Subscription): void {
    if (subscription.endedAt !== null) throw noSuch('subscription', subscription.id);
    subscription.status = subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    subscription.endedAt = this.#seconds();
    this.tellOf('customer.subscription.deleted', subscription);
  }

  #move(subscription: Subscription, { id, price: priceId = '' }: { id?: string; price?: string }) {
    const price = findPrice(priceId);
    if (id !== subscription.itemId) throw noSuch('subscription item', id ?? '');
    const isCharged = subscription.status !== 'trialing';
    if (isCharged && this.cardsAreRefused) throw declined;
    subscription.priceId = price.id;
    if (!isCharged) return;
    subscription.periodEnd = this.#seconds() + periodOf(price);
    subscription.invoice = {
      id: newId('in'),
      status: 'paid',
      amountDue: price.amount,
      payment: null,
    };
  }

  protected tellOf(type: DoubleEvent['type'], subscription: Subscription): void {
    this.tell(type, this.render(subscription));
  }

  protected tellOfInvoice(type: DoubleEvent['type'], { invoice, customer }: Subscription): void {
    this.tell(
      type,
      renderInvoice(invoice, customer, () => false),
    );
  }

  protected tell(type: DoubleEvent['type'], object: object): void {
    // A snapshot of that moment.
    const data = { object: structuredClone(object) };
    this.events.push({ id: newId('evt'), object: 'event', type, created: this.#seconds(), data });
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }
}

export const declined = new StripeRefusal(402, {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
});

export const newId = (prefix: string) => `${prefix}_${randomBytes(9).toString('hex')}`;

export function newIntent(prefix: 'seti' | 'pi'): Intent {
  const id = newId(prefix);
  return { id, clientSecret: `${id}_secret_${newId('s')}`, status: 'requires_payment_method' };
}

function toStrings(metadata: Stripe.CustomerCreateParams['metadata']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata || {}).map(([name, value]) => [name, String(value)]),
  );
}
