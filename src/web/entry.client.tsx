import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { ApiClient, browserTransport, type ResponseCheck } from './lib/api-client.ts';
import { ApiContext, appContext } from './lib/app-context.ts';
import { reportError, reportUncaughtErrors } from './lib/client-errors.ts';
import { HydrationStateContext, readHydrationState } from './lib/hydration-state.tsx';
import { createQueryClient } from './lib/query-client.ts';

const queries = createQueryClient();
const api = new ApiClient(browserTransport, import.meta.env.DEV ? checkInBackground : undefined);
reportUncaughtErrors(api);

// In its own task, since evaluating the scripts has just taken a long one.
setTimeout(comeAlive);

function comeAlive(): void {
  const hydrationState = readHydrationState();
  for (const { queryKey, state } of hydrationState.queries.queries) {
    queries.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydrationStateContext value={hydrationState}>
          <ApiContext value={api}>
            <QueryClientProvider client={queries}>
              <HydratedRouter
                getContext={getContext}
                onError={(error) => reportError(api, error)}
              />
            </QueryClientProvider>
          </ApiContext>
        </HydrationStateContext>
      </StrictMode>,
    );
  });
}

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(appContext, { api, queries });
  return context;
}

function checkInBackground(...call: Parameters<ResponseCheck>): void {
  void import('./lib/check-response.ts').then(({ checkResponse }) => checkResponse(...call));
}
