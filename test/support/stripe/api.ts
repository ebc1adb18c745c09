import type { AccountState } from './account-state.ts';
import { renderCustomer, renderPrice } from './objects.ts';
import { readings, readParams } from './params.ts';
import { findPrice } from './prices.ts';
import { noSuch, notPermitted, StripeRefusal } from './refusal.ts';

/** A request to the fake. */
export interface ApiRequest {
  method: string;
  path: string;
  params: Record<string, unknown>;
  idempotencyKey: string | null;
}

export interface Answer {
  status: number;
  body: object;
  headers?: Record<string, string>;
}

interface Route {
  method: string;
  path: RegExp;
  answer(account: AccountState, params: unknown, id: string): object;
}

/** The calls of Stripe's API that the site makes. */
const routes: Route[] = [
  {
    method: 'GET',
    path: /^\/v1\/prices\/([^/]+)$/,
    answer: (_account, _params, id) => renderPrice(findPrice(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    answer: (account, params) =>
      renderCustomer(account.addCustomer(readParams(readings.customerCreation, params))),
  },
  {
    method: 'GET',
    path: /^\/v1\/customers\/([^/]+)$/,
    answer: (account, _params, id) => renderCustomer(account.customer(id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions$/,
    answer(account, params) {
      const { customer, items, trial_period_days, metadata, expand } = readParams(
        readings.subscriptionCreation,
        params,
      );
      const made = account.addSubscription(customer, items[0]?.price ?? '', {
        trialDays: trial_period_days ?? 0,
        metadata,
      });
      return account.render(made, expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    answer(account, params) {
      const asked = readParams(readings.subscriptionList, params);
      const all = account.subscriptionsOf(asked.customer);
      const start = all.findIndex(({ id }) => id === asked.starting_after) + 1;
      const page = all.slice(start, start + asked.limit);
      const expand = asked.expand?.map((part) => part.replace(/^data\./, ''));
      return {
        object: 'list',
        url: '/v1/subscriptions',
        has_more: start + asked.limit < all.length,
        data: page.map((one) => account.render(one, expand)),
      };
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    answer(account, params, id) {
      const { expand } = readParams(readings.reading, params);
      return account.render(account.subscription(id), expand);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    answer(account, params, id) {
      const { expand, ...change } = readParams(readings.subscriptionUpdate, params);
      const subscription = account.subscription(id);
      account.update(subscription, change);
      return account.render(subscription, expand);
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    answer(account, params, id) {
      const { expand } = readParams(readings.reading, params);
      const subscription = account.subscription(id);
      account.cancel(subscription);
      return account.render(subscription, expand);
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/([^/]+)$/,
    answer(account, _params, id) {
      const fingerprint = account.fingerprints.get(id);
      if (!fingerprint) throw noSuch('PaymentMethod', id);
      if (account.hidesCards) throw notPermitted;
      return { id, object: 'payment_method', type: 'card', card: { fingerprint } };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    answer(account, params) {
      const { customer, return_url } = readParams(readings.portalSession, params);
      const { id } = account.customer(customer);
      const url = `https://billing.stripe.com/p/session/test_${id}`;
      return { object: 'billing_portal.session', customer: id, return_url, url };
    },
  },
];

export function answerRequest(account: AccountState, { method, path, params }: ApiRequest): Answer {
  try {
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(path) : null;
      if (match) return { status: 200, body: route.answer(account, params, match[1] ?? '') };
    }
    throw new StripeRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    });
  } catch (error) {
    if (error instanceof StripeRefusal)
      return { status: error.status, body: { error: error.body } };
    throw error;
  }
}
