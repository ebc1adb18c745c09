import { checkResponse } from '#shared/contracts/check-response.ts';
import type { ErrorBody } from '#shared/contracts/error.ts';
import {
  ApiClient,
  type ApiRequest,
  type ApiResponse,
  type ApiTransport,
} from '#web/lib/api-client.ts';

type Reply = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;
/**
 * "METHOD /path", with the query if there is one, and what is answered: a reply, or the body of a 200.
 * Without a query it answers every query that has no answer of its own.
 */
export type Script = Record<string, unknown>;

/** Stands in for the server: answers as told, within the contract, and remembers what it was asked. */
export class ScriptedApi {
  readonly requests: ApiRequest[] = [];
  /** What it was asked and had no answer to. A test that ends with any fails. */
  readonly unanswered: string[] = [];
  readonly #answers = new Map<string, Reply>();
  readonly transport: ApiTransport = (request) => this.#answer(request);
  readonly client = new ApiClient(this.transport, checkResponse);

  constructor(script: Script = {}) {
    this.answer(script);
  }

  /** From now on. */
  answer(script: Script): void {
    for (const [call, answer] of Object.entries(script)) {
      this.#answers.set(call, isReply(answer) ? answer : ok(answer));
    }
  }

  /** The bodies that came with this call, in their order. */
  bodies(call: string): unknown[] {
    return this.requests.filter((request) => nameOf(request) === call).map(({ body }) => body);
  }

  async #answer(request: ApiRequest): Promise<ApiResponse> {
    this.requests.push(request);
    const reply = this.#answers.get(nameOf(request)) ?? this.#answers.get(pathOf(request));
    if (reply) return reply(request);
    this.unanswered.push(nameOf(request));
    throw new Error(`No answer to ${nameOf(request)}`);
  }
}

const nameOf = ({ method, url }: ApiRequest): string => `${method} ${url}`;

const pathOf = ({ method, url }: ApiRequest): string => `${method} ${url.split('?')[0]}`;

const isReply = (answer: unknown): answer is Reply => typeof answer === 'function';

/** One page of a list says how long the list is. */
export const ok =
  (body: unknown, { status = 200, total }: { status?: number; total?: number } = {}): Reply =>
  () => ({ status, text: JSON.stringify(body), totalCount: total?.toString() ?? null });

export const refused =
  (status: number, body: Partial<ErrorBody> & { message: string }): Reply =>
  () => ({
    status,
    text: JSON.stringify({ code: 'REFUSED', error: body.message, ...body }),
    totalCount: null,
  });

/** As without a network. */
export const noAnswer: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Keeps everybody waiting until the test lets it go. */
export function held(reply: Reply): { reply: Reply; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reply: (request) => promise.then(() => reply(request)), letGo: resolve };
}
