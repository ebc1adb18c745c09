import { isRouteErrorResponse } from 'react-router';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Sends browser errors to the server log. The server knows its own responses already. */
export function reportError(api: ApiClient, error: unknown): void {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const body = {
    message: message.slice(0, 500),
    stack: stack?.slice(0, 4000) ?? '',
    path: location.pathname,
  };
  // Nothing more can be done if the error report fails.
  api.call('POST /api/client-errors', { body }).catch(() => {});
}

export function reportUncaughtErrors(api: ApiClient): void {
  addEventListener('error', (event) => reportError(api, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(api, event.reason));
}
