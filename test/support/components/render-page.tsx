import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createContext, useContext } from 'react';
import {
  createRoutesStub,
  Outlet,
  parsePath,
  RouterContextProvider,
  useLocation,
} from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { PasswordPrompt } from '#web/features/site/shell/password-prompt.tsx';
import { ApiContext, appContext } from '#web/lib/app-context.ts';
import { HydrationStateContext } from '#web/lib/hydration-state.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Script, ScriptedApi } from './scripted-api.ts';

interface PageOptions {
  /** The URL of the page. */
  at?: string;
  /** What the previous page passed on. */
  state?: unknown;
  /** The route pattern, for a page that reads params. */
  route?: string;
  /** The API's response to each call. */
  api?: Script;
}

interface Shown {
  page: React.ReactNode;
  onUrl: (url: string) => void;
}

const hydrationState = {
  renderedAt: 0,
  origin: 'http://site',
  queries: { mutations: [], queries: [] },
};

const ShownContext = createContext<Shown>({ page: null, onUrl: () => {} });

/**
 * Renders part of the site as in a browser, with an API, a router, toasts and the dialog that asks
 * for the password. Any other URL is empty.
 */
export function renderPage(
  page: React.ReactNode,
  {
    at = '/',
    state,
    route = new URL(at, 'http://site').pathname,
    api: script = {},
  }: PageOptions = {},
) {
  const api = new ScriptedApi(script);
  const queries = createQueryClient();
  const context = new RouterContextProvider();
  context.set(appContext, { api: api.client, queries });
  let url = at;
  const onUrl = (next: string) => {
    url = next;
  };
  const children = [
    { path: route, Component: Page },
    { path: '*', Component: Elsewhere },
  ];
  const Site = createRoutesStub([{ Component: Root, children }], context);
  onTestFinished(() => expect(api.unanswered, 'calls without an answer').toEqual([]));
  const view = render(
    <ApiContext value={api.client}>
      <QueryClientProvider client={queries}>
        <HydrationStateContext value={hydrationState}>
          <ShownContext value={{ page, onUrl }}>
            <Site initialEntries={[{ ...parsePath(at), state }]} />
          </ShownContext>
        </HydrationStateContext>
      </QueryClientProvider>
    </ApiContext>,
  );
  return { ...view, api, queries, user: userEvent.setup(), url: () => url };
}

function Root() {
  const { onUrl } = useContext(ShownContext);
  const { pathname, search, hash } = useLocation();
  onUrl(pathname + search + hash);
  return (
    <Toaster>
      <Outlet />
      <PasswordPrompt />
    </Toaster>
  );
}

function Page() {
  return useContext(ShownContext).page;
}

function Elsewhere() {
  return null;
}
