import type { Plan } from '#shared/contracts/subscription.ts';

export interface Price {
  id: string;
  plan: Plan;
  /** Per period, in cents. */
  amount: number;
  currency: string;
}

/** A subscription as its provider knows it: the one truth about it. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The key that its creation was asked with; null where somebody made it at the provider's. */
  attempt: string | null;
  /** The provider's own word. */
  status: string;
  priceId: string;
  plan: Plan;
  amount: number;
  /** Whether there is a card that has been accepted: before that, nobody has subscribed. */
  paymentConfirmed: boolean;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  trialEnd: Date | null;
  endedAt: Date | null;
  /** With which the browser confirms the card, while it is to be confirmed. */
  confirmation: { clientSecret: string; kind: 'setup' | 'payment' } | null;
}

export interface NewSubscription {
  customerId: string;
  priceId: string;
  /** 0: the first period is paid at once. */
  trialDays: number;
  userId: number;
  /** The same key never makes a second subscription. */
  attempt: string;
}

/** What a provider tells us of its own accord; what it says is read anew, never believed. */
export interface ProviderEvent {
  id: string;
  type: string;
  customerId: string | null;
}

/** What became of a card that was held out. */
export type CardOutcome =
  | 'succeeded'
  | 'requires_action'
  | 'declined'
  | 'expired'
  | 'unknown'
  | 'not_authenticated'
  | 'nothing_asked';

/** What a provider's own card form does, where there is no such provider. */
export interface TestCards {
  confirm(subscriptionId: string, card: { number: string; expiry: string }): Promise<CardOutcome>;
  /** Answers the question that a card asked when it was held out. */
  authenticate(subscriptionId: string, approve: boolean): Promise<CardOutcome>;
}

/**
 * Whoever takes the money. Every method that changes something may be called again with the same
 * arguments and then does nothing more.
 */
export interface Payments {
  readonly provider: 'stripe' | 'sandbox';
  /** For the provider's script in the browser. */
  readonly publishableKey: string | null;
  /** Only where nothing is ever charged. */
  readonly testCards?: TestCards;
  listPrices(): Promise<Price[]>;
  createCustomer(customer: {
    userId: number;
    email: string;
    username: string;
    attempt: string;
  }): Promise<string>;
  /** Of which of our users the provider's customer is; null where it says nothing of one. */
  findUserOf(customerId: string): Promise<number | null>;
  createSubscription(subscription: NewSubscription): Promise<ProviderSubscription>;
  /** Null where the provider does not know it. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Also those that are over. */
  listSubscriptions(customerId: string): Promise<ProviderSubscription[]>;
  setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<ProviderSubscription>;
  /** At once; what was paid for the rest of the period is credited. */
  changePrice(id: string, priceId: string): Promise<ProviderSubscription>;
  /** At once, without waiting for the end of the period. */
  end(id: string): Promise<ProviderSubscription>;
  /** The provider's own page for invoices and cards; null where it has none. */
  createPortalUrl(customerId: string, returnUrl: string): Promise<string | null>;
  /** Null where the signature is missing, wrong or old. */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent | null;
}

/** The provider could not be reached, or had trouble of its own: nothing is known to have happened. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The card was refused, in words for the person who holds it. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
