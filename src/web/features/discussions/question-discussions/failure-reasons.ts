import { ApiError } from '../../../lib/api-error.ts';
import { failureText } from '../../../lib/failure-text.ts';

/** Why the list failed to load. The message of a 5xx response would not help readers. */
export function listFailure(error: Error): string {
  if (!(error instanceof ApiError)) return failureText(error, 'Unknown error');
  return (error.status < 500 && error.reason) || 'Failed to fetch discussions';
}

export function creationFailure(error: Error): string {
  if (!(error instanceof ApiError)) return failureText(error, 'An unknown error occurred');
  return error.reason || 'Failed to create discussion';
}
