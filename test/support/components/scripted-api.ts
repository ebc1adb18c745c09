import { checkResponse } from '#shared/contracts/check-response.ts';
import type { ErrorBody } from '#shared/contracts/error.ts';
import { ApiClient, type ApiRequest, type ApiResponse } from '#web/lib/api-client.ts';

type Reply = (request: ApiRequest) => ApiResponse | Promise<ApiResponse>;
/**
 * Maps "METHOD /path?query" to a reply, or to the body of a 200. Without a query it fits every query
 * that has no reply of its own.
 */
export type Script = Record<string, unknown>;

/** A fake server: answers from the script, checked against the contract, and records requests. */
export class ScriptedApi {
  readonly requests: ApiRequest[] = [];
  /** Requests without a scripted answer. Any of them fails the test. */
  readonly unanswered: string[] = [];
  readonly #answers = new Map<string, Reply>();
  readonly transport = (request: ApiRequest) => this.#answer(request);
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

  /** The bodies sent with this call, in order. */
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

/** A page of a list also has the total. */
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

/** A network failure. */
export const noAnswer: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** Holds responses until the test releases them. */
export function held(reply: Reply): { reply: Reply; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reply: (request) => promise.then(() => reply(request)), letGo: resolve };
}
