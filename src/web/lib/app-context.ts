import type { QueryClient } from '@tanstack/react-query';
import { createContext as createReactContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { ApiClient } from './api-client.ts';

/** What loaders and components use: one per request on the server, one in the browser. */
export interface AppContext {
  api: ApiClient;
  queries: QueryClient;
}

export const appContext = createRouterContext<AppContext>();

export const ApiContext = createReactContext<ApiClient | null>(null);

export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiContext around it');
  return api;
}
