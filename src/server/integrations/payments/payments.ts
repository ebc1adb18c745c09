import type { Plan } from '#shared/contracts/subscription.ts';

export interface Price {
  id: string;
  plan: Plan;
  /** Per period, in cents. */
  amount: number;
  currency: string;
}

/** A subscription as the provider knows it: the source of truth. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The idempotency key of its creation; null if it was created at the provider. */
  attempt: string | null;
  /** The provider's status. */
  status: string;
  priceId: string;
  plan: Plan;
  amount: number;
  /** Whether a card was accepted: before that, there is no subscription. */
  paymentConfirmed: boolean;
  /** The card on file. */
  paymentMethodId: string | null;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  endedAt: Date | null;
  /** For the browser to confirm the card, while confirmation is pending. */
  confirmation: { clientSecret: string; kind: 'setup' | 'payment' } | null;
}

export interface NewSubscription {
  customerId: string;
  priceId: string;
  /** 0: the first period is charged at once. */
  trialDays: number;
  userId: number;
  /** Idempotency key: never creates a second subscription. */
  attempt: string;
}

/** A webhook event. Its content is never trusted: the state is read from the provider again. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** The outcome of a card payment. */
export type CardOutcome =
  | 'succeeded'
  | 'requires_action'
  | 'declined'
  | 'expired'
  | 'unknown'
  | 'not_authenticated'
  | 'nothing_asked';

/** Stands in for the provider's card form in the sandbox. */
export interface TestCards {
  confirm(subscriptionId: string, card: { number: string; expiry: string }): Promise<CardOutcome>;
  /** Completes the authentication that a card requires. */
  authenticate(subscriptionId: string, approve: boolean): Promise<CardOutcome>;
}

/** The payment provider. Every method that changes something is idempotent. */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox';
  /** For the provider's script in the browser. */
  readonly publishableKey: string | null;
  /** Only in the sandbox. */
  readonly testCards?: TestCards;
  listPrices(): Promise<Price[]>;
  createCustomer(customer: {
    userId: number;
    email: string;
    username: string;
    attempt: string;
  }): Promise<string>;
  /** The user id of a provider's customer, or null if it has none. */
  findUserOf(customerId: string): Promise<number | null>;
  createSubscription(subscription: NewSubscription): Promise<ProviderSubscription>;
  /** Null if the provider does not know it. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Including ended ones. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  /** The same for a card whichever account uses it; null if the provider does not say. */
  fingerprintOf(paymentMethodId: string): Promise<string | null>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription>;
  /** Immediately; the rest of the paid period is credited. */
  changePrice(id: string, priceId: string): Promise<ProviderSubscription>;
  /** Immediately, not at the end of the period. */
  end(id: string): Promise<ProviderSubscription>;
  /** The provider's page for invoices and cards, or null if it has none. */
  createPortalUrl(customerId: string, returnUrl: string): Promise<string | null>;
  /** Null if the signature is missing, wrong or expired, or the body is not an event. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent | null;
}

/** The provider is unreachable or failing: the outcome is unknown. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The card was refused; the message is for the cardholder. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
