import type { Answer, ApiRequest } from './api.ts';

interface Use {
  fingerprint: string;
  /** Null while the first request with the key is in progress. */
  answer: Answer | null;
}

/**
 * Stripe's rule: a key replays its first response, even a failure, and accepts no other parameters.
 */
export class IdempotencyKeys {
  readonly #uses = new Map<string, Use>();

  async once(request: ApiRequest, work: () => Promise<Answer>): Promise<Answer> {
    const { method, path, params, idempotencyKey: key } = request;
    if (method !== 'POST' || key === null) return work();
    const fingerprint = JSON.stringify([path, params]);
    const earlier = this.#uses.get(key);
    if (earlier && earlier.fingerprint !== fingerprint) {
      return refusal(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (earlier?.answer) {
      return { ...earlier.answer, headers: { 'idempotent-replayed': 'true' } };
    }
    if (earlier) {
      return refusal(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
        'idempotency_key_in_use',
      );
    }
    const use: Use = { fingerprint, answer: null };
    this.#uses.set(key, use);
    const answer = await work();
    // Invalid parameters do not use up the key.
    if (answer.status === 400 || answer.status === 404) this.#uses.delete(key);
    else use.answer = answer;
    return answer;
  }
}

function refusal(status: number, message: string, code?: string): Answer {
  return { status, body: { error: { type: 'idempotency_error', code, message } } };
}
