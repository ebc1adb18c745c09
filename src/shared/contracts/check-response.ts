import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Throws where a response is not what the call's contract promises. For development and tests. */
export function checkResponse(name: CallName, response: unknown): void {
  const call: Call = calls[name];
  const { error } = call.response.safeParse(response);
  if (error) throw new Error(`${name} answered what its contract does not allow: ${error.message}`);
}
