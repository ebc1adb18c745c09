import { isRouteErrorResponse } from 'react-router';
import type { ApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

/** Tells the server log what went wrong in a browser. What the server itself refused it knows. */
export function reportError(api: ApiClient, error: unknown): void {
  if (isRouteErrorResponse(error) || error instanceof ApiError) return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const body = {
    message: message.slice(0, 500),
    stack: stack?.slice(0, 4000) ?? '',
    path: location.pathname,
  };
  // There is nobody left to tell if the report itself cannot be sent.
  api.call('POST /api/client-errors', { body }).catch(() => {});
}

export function reportUncaughtErrors(api: ApiClient): void {
  addEventListener('error', (event) => reportError(api, event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => reportError(api, event.reason));
}
