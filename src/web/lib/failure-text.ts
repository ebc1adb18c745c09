import { ApiError } from './api-error.ts';

/** What to tell somebody whose call failed: what the server said, else the given text. */
export function failureText(error: Error, fallback: string): string {
  if (error instanceof ApiError) return error.reason || fallback;
  return 'The site could not be reached. Please check your connection and try again.';
}
