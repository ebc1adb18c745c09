import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { StripeSettings } from '#server/integrations/payments/stripe-payments.ts';
import { StripeAccount } from './account.ts';
import type { DoubleEvent } from './account-state.ts';
import { type Answer, type ApiRequest, answerRequest } from './api.ts';
import { parseForm } from './form.ts';
import { IdempotencyKeys } from './idempotency.ts';

/**
 * `down`: nothing is done or answered. `answer lost`: it is done, but the connection breaks.
 * `slow`: it is done, but answered only after recovery. `held`: it is received, but done only after
 * recovery. `trouble`: Stripe answers with a server error. `too many`: rate-limited.
 */
export type Fault = 'down' | 'answer lost' | 'slow' | 'held' | 'trouble' | 'too many';

const secrets = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
};

/** A fake of Stripe's HTTP API on its own port. */
export class StripeDouble {
  readonly account: StripeAccount;
  /** Retries included. */
  readonly requests: ApiRequest[] = [];
  readonly #keys = new IdempotencyKeys();
  readonly #server = createServer((request, response) => void this.#receive(request, response));
  readonly #happenings = new EventEmitter();
  readonly #now: () => Date;
  #fault: { kind: Fault; on: string } | null = null;
  #port = 0;

  private constructor(now: () => Date) {
    this.#now = now;
    this.account = new StripeAccount(now);
  }

  static async start(now: () => Date = () => new Date()): Promise<StripeDouble> {
    const double = new StripeDouble(now);
    double.#server.listen(0, '127.0.0.1');
    await once(double.#server, 'listening');
    const address = double.#server.address();
    if (address === null || typeof address === 'string') throw new Error('No port');
    double.#port = address.port;
    return double;
  }

  get settings(): StripeSettings {
    return {
      ...secrets,
      priceIds: { monthly: 'price_monthly', annual: 'price_annual' },
      apiBase: `http://127.0.0.1:${this.#port}`,
    };
  }

  /** The same, for a site in a separate process. */
  get environment(): Record<string, string> {
    const { secretKey, publishableKey, webhookSecret, priceIds, apiBase } = this.settings;
    return {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_MONTHLY: priceIds.monthly,
      STRIPE_PRICE_ANNUAL: priceIds.annual,
      STRIPE_API_BASE: apiBase ?? '',
    };
  }

  /** From now on; `on` is the beginning of a request, such as `POST /v1/subscriptions`. */
  fail(kind: Fault, on = ''): void {
    this.#fault = { kind, on };
  }

  recover(): void {
    this.#fault = null;
    this.#happenings.emit('recovery');
  }

  asked(on: string): ApiRequest[] {
    return this.requests.filter(({ method, path }) => `${method} ${path}` === on);
  }

  /** Resolves after this many requests. */
  async whenAsked(on: string, times: number): Promise<void> {
    while (this.asked(on).length < times) await once(this.#happenings, 'request');
  }

  /** The webhook delivery of an event. */
  deliveryOf(event: DoubleEvent, signedAt = this.#now(), secret: string = secrets.webhookSecret) {
    return this.sign(JSON.stringify(event), signedAt, secret);
  }

  /** A webhook delivery, signed like those of Stripe. */
  sign(payload: string, signedAt = this.#now(), secret: string = secrets.webhookSecret) {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(signedAt.getTime() / 1000),
    });
    return {
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request;
    const { pathname: path, search } = new URL(url, 'http://stripe');
    const body = await text(request);
    const key = headers['idempotency-key'];
    const recorded: ApiRequest = {
      method,
      path,
      params: parseForm(body || search.slice(1)),
      idempotencyKey: typeof key === 'string' ? key : null,
    };
    this.requests.push(recorded);
    this.#happenings.emit('request');

    const fault = this.#faultOf(recorded);
    if (fault === 'down') {
      request.socket.destroy();
      return;
    }
    if (fault === 'too many') {
      send(response, { status: 429, body: { error: { type: 'invalid_request_error' } } });
      return;
    }
    const answer = await this.#answer(recorded, headers.authorization, fault);
    if (fault === 'slow') await once(this.#happenings, 'recovery');
    if (fault === 'answer lost') request.socket.destroy();
    else send(response, answer);
  }

  #answer(
    request: ApiRequest,
    authorization: string | undefined,
    fault: Fault | null,
  ): Promise<Answer> {
    if (authorization !== `Bearer ${secrets.secretKey}`) {
      const error = { type: 'invalid_request_error', message: 'Invalid API Key provided' };
      return Promise.resolve({ status: 401, body: { error } });
    }
    return this.#keys.once(request, async () => {
      if (fault === 'held') await once(this.#happenings, 'recovery');
      if (fault === 'trouble') {
        const error = { type: 'api_error', message: 'An unknown error occurred' };
        return { status: 500, body: { error } };
      }
      return answerRequest(this.account, request);
    });
  }

  #faultOf({ method, path }: ApiRequest): Fault | null {
    const isStruck = this.#fault && `${method} ${path}`.startsWith(this.#fault.on);
    return isStruck ? (this.#fault?.kind ?? null) : null;
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
