import { data } from 'react-router';
import { ApiError } from './api-error.ts';

/** For loaders: in production, pages see the status of an error but not its class or message. */
export function throwAsPageError(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}

/** For pages that ask users whose session has ended to sign in. */
export function throwUnlessSignedOut(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 401)) throwAsPageError(error);
}
