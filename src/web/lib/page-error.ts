import { data } from 'react-router';
import { ApiError } from './api-error.ts';

/** For loaders: an error's class and text are kept from the page in production, a status reaches it. */
export function throwAsPageError(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}
