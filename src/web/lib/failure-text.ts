import { ApiError } from './api-error.ts';

export const unreachable =
  'The site could not be reached. Please check your connection and try again.';

/** The message for a failed call: the server's, or else the fallback. */
export function failureText(error: Error, fallback = 'Please try again.'): string {
  if (error instanceof ApiError) return error.reason || fallback;
  // What fetch throws without a response.
  return error instanceof TypeError ? unreachable : fallback;
}
