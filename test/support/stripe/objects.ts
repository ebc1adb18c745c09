import type Stripe from 'stripe';
import type { DoublePrice } from './prices.ts';

/** The fake's own state; `render` converts it to Stripe's format. */
export interface Intent {
  id: string;
  clientSecret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
}

export interface Invoice {
  id: string;
  status: 'open' | 'paid';
  amountDue: number;
  payment: Intent | null;
}

export interface Customer {
  id: string;
  email: string;
  name: string;
  metadata: Record<string, string>;
  defaultPaymentMethod: string | null;
  deleted: boolean;
}

export interface Subscription {
  id: string;
  /** Null: its price was removed. */
  itemId: string | null;
  customer: Customer;
  priceId: string;
  status: Stripe.Subscription.Status;
  created: number;
  metadata: Record<string, string>;
  periodEnd: number;
  trialEnd: number | null;
  cancelAt: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  defaultPaymentMethod: string | null;
  setup: Intent | null;
  invoice: Invoice;
}

export function renderPrice({ id, amount, interval }: DoublePrice) {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    type: 'recurring',
    unit_amount: amount,
    recurring: { interval, interval_count: 1 },
  } as const satisfies Shape<Stripe.Price>;
}

export function renderCustomer({ id, email, name, metadata, ...customer }: Customer) {
  if (customer.deleted) {
    return { id, object: 'customer', deleted: true } as const satisfies Stripe.DeletedCustomer;
  }
  return {
    id,
    object: 'customer',
    email,
    name,
    metadata,
    invoice_settings: { default_payment_method: customer.defaultPaymentMethod },
  } as const satisfies Shape<Stripe.Customer>;
}

export function renderSetup({ id, clientSecret, status }: Intent, customer: Customer) {
  return {
    id,
    object: 'setup_intent',
    client_secret: clientSecret,
    status,
    customer: customer.id,
  } as const satisfies Shape<Stripe.SetupIntent>;
}

export function renderInvoice(
  { id, status, amountDue, payment }: Invoice,
  customer: Customer,
  expanded: (part: string) => boolean,
) {
  return {
    id,
    object: 'invoice',
    customer: customer.id,
    status,
    amount_due: amountDue,
    amount_paid: status === 'paid' ? amountDue : 0,
    ...(expanded('confirmation_secret') && {
      confirmation_secret: payment && {
        client_secret: payment.clientSecret,
        type: 'payment_intent',
      },
    }),
  } as const satisfies Shape<Stripe.Invoice>;
}

/** Only expanded fields are more than an id, as with Stripe. */
export function renderSubscription(
  subscription: Subscription,
  price: DoublePrice,
  expand: readonly string[],
) {
  const { customer, setup, invoice, itemId } = subscription;
  const expanded = (part: string) =>
    expand.some((asked) => asked === part || asked.startsWith(`${part}.`));
  return {
    id: subscription.id,
    object: 'subscription',
    status: subscription.status,
    created: subscription.created,
    metadata: subscription.metadata,
    customer: expanded('customer') ? renderCustomer(customer) : customer.id,
    items: {
      object: 'list',
      data:
        itemId === null
          ? []
          : [
              {
                id: itemId,
                object: 'subscription_item',
                quantity: 1,
                price: renderPrice(price),
                current_period_end: subscription.periodEnd,
              },
            ],
    },
    trial_end: subscription.trialEnd,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.endedAt,
    ended_at: subscription.endedAt,
    default_payment_method: subscription.defaultPaymentMethod,
    pending_setup_intent:
      setup && (expanded('pending_setup_intent') ? renderSetup(setup, customer) : setup.id),
    latest_invoice: expanded('latest_invoice')
      ? renderInvoice(invoice, customer, (part) => expanded(`latest_invoice.${part}`))
      : invoice.id,
  } as const satisfies Shape<Stripe.Subscription>;
}

/** Some fields of a Stripe object, typed by the SDK. */
type Shape<T> = T extends readonly (infer Item)[]
  ? readonly Shape<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Shape<T[Key]> }
    : T;
