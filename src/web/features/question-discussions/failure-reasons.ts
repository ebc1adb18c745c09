import { ApiError } from '../../lib/api-error.ts';

/** Why the list is not there. A server that fails has nothing to say that helps a reader. */
export function listFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Unknown error';
  return (error.status < 500 && error.reason) || 'Failed to fetch discussions';
}

export function creationFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'An unknown error occurred';
  return error.reason || 'Failed to create discussion';
}
