import { openRooms } from '#server/rooms.ts';
import type { TestApp } from './app.ts';
import { Person } from './people.ts';
import { createSignedInUser } from './sign-in.ts';

export const monthlyPriceId = 'price_sandbox_monthly';
export const annualPriceId = 'price_sandbox_annual';

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 49', cvc: '123' };
export const declinedCard = { ...goodCard, number: '4000 0000 0000 0002' };
export const askingCard = { ...goodCard, number: '4000 0025 0000 3155' };

/** The handlers of the jobs. */
export const billingOf = (site: TestApp) => openRooms(site.deps).billing.services.billing;

/** A user who manages a subscription in the sandbox. */
export class Customer extends Person {
  begin = (priceId: string = monthlyPriceId) => this.post('/api/subscriptions/create', { priceId });
  pay = (clientSecret: string, card: object = goodCard) =>
    this.post('/api/subscriptions/sandbox/confirm', { clientSecret, ...card });
  authenticate = (clientSecret: string, approve: boolean) =>
    this.post('/api/subscriptions/sandbox/authenticate', { clientSecret, approve });
  details = async () => (await this.get('/api/subscriptions/details')).json();
  /** Null if not entitled. */
  entitlement = async () => (await this.get('/api/user')).json().stripeSubscriptionId;

  /** All steps to an active subscription. */
  async subscribe(priceId?: string): Promise<void> {
    const { clientSecret } = (await this.begin(priceId)).json();
    const paid = await this.pay(clientSecret);
    if (paid.statusCode !== 200) throw new Error(`The card was refused: ${paid.body}`);
  }
}

/** Stays signed in, however far a test advances its clock. */
export async function newCustomer(
  site: TestApp,
  overrides: Parameters<typeof createSignedInUser>[1] = {},
): Promise<Customer> {
  const farAway = () => new Date('2100-01-01');
  return new Customer(site.app, await createSignedInUser(site.database.pool, overrides, farAway));
}
