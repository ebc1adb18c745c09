import { ApiError } from './api-error.ts';

/** The message for a failed call: the server's, or else the fallback. */
export function failureText(error: Error, fallback: string): string {
  if (error instanceof ApiError) return error.reason || fallback;
  return 'The site could not be reached. Please check your connection and try again.';
}
