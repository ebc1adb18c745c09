import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Throws if a response violates its contract. For development and tests. */
export function checkResponse(name: CallName, response: unknown): void {
  const call: Call = calls[name];
  const { error } = call.response.safeParse(response);
  if (error) throw new Error(`The response of ${name} violates its contract: ${error.message}`);
}
