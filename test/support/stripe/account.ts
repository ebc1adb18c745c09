import { AccountState, declined, newId, newIntent } from './account-state.ts';
import { type Intent, renderSetup, type Subscription } from './objects.ts';
import { findPrice, periodOf } from './prices.ts';
import { noSuch } from './refusal.ts';

/** Stripe's names of test cards. */
export type TestCard = 'pm_card_visa' | 'pm_card_chargeDeclined' | 'pm_card_authenticationRequired';

/** A Stripe account: the state behind its API, and what happens there without us. */
export class StripeAccount extends AccountState {
  /** What the browser does with the client secret and a card, which is a new one by default. */
  confirm(clientSecret: string, card: TestCard, fingerprint = newId('card')): Intent {
    const { subscription, intent } = this.#waiting(clientSecret);
    if (card === 'pm_card_chargeDeclined') throw declined;
    if (card === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action';
      return intent;
    }
    return this.#accept(subscription, intent, fingerprint);
  }

  authenticate(clientSecret: string, approve: boolean): Intent {
    const { subscription, intent } = this.#waiting(clientSecret);
    if (approve) return this.#accept(subscription, intent, newId('card'));
    intent.status = 'requires_payment_method';
    return intent;
  }

  /** The period or trial is over: Stripe charges for the next period, or ends the subscription. */
  renew(subscription: Subscription): void {
    if (subscription.cancelAt !== null || subscription.defaultPaymentMethod === null) {
      this.cancel(subscription);
      return;
    }
    const price = findPrice(subscription.priceId);
    const isPaid = !this.cardsAreRefused;
    subscription.periodEnd += periodOf(price);
    subscription.status = isPaid ? 'active' : 'past_due';
    subscription.invoice = {
      id: newId('in'),
      status: isPaid ? 'paid' : 'open',
      amountDue: price.amount,
      payment: isPaid ? null : newIntent('pi'),
    };
    this.tellOfInvoice(isPaid ? 'invoice.paid' : 'invoice.payment_failed', subscription);
    this.tellOf('customer.subscription.updated', subscription);
  }

  /** Stripe announces the end of a trial three days ahead. */
  warnOfTrialEnd(subscription: Subscription): void {
    this.tellOf('customer.subscription.trial_will_end', subscription);
  }

  /** The portal sets a date and leaves the flag alone. */
  cancelInPortal(subscription: Subscription): void {
    subscription.cancelAt = subscription.periodEnd;
    this.tellOf('customer.subscription.updated', subscription);
  }

  /** A refund or dispute: the subscription itself does not change. */
  refund({ customer }: Subscription): void {
    this.tell('charge.refunded', { id: newId('ch'), object: 'charge', customer: customer.id });
  }

  dispute(): void {
    this.tell('charge.dispute.created', { id: newId('du'), object: 'dispute', charge: 'ch_1' });
  }

  #waiting(clientSecret: string) {
    for (const subscription of this.subscriptions.values()) {
      const intents = [subscription.setup, subscription.invoice.payment];
      const intent = intents.find((one) => one?.clientSecret === clientSecret);
      const isWaiting = intent && intent.status !== 'succeeded' && subscription.endedAt === null;
      if (isWaiting) return { subscription, intent };
    }
    throw noSuch('setupintent', clientSecret);
  }

  #accept(subscription: Subscription, intent: Intent, fingerprint: string): Intent {
    intent.status = 'succeeded';
    const paymentMethod = newId('pm');
    this.fingerprints.set(paymentMethod, fingerprint);
    subscription.defaultPaymentMethod = paymentMethod;
    if (subscription.setup === intent) {
      subscription.setup = null;
      this.tell('setup_intent.succeeded', renderSetup(intent, subscription.customer));
    } else {
      subscription.status = 'active';
      subscription.invoice.status = 'paid';
      this.tellOfInvoice('invoice.paid', subscription);
    }
    this.tellOf('customer.subscription.updated', subscription);
    return intent;
  }
}
