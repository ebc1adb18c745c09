import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createContext, useContext } from 'react';
import { createRoutesStub, Outlet, RouterContextProvider, useLocation } from 'react-router';
import { expect, onTestFinished } from 'vitest';
import { Toaster } from '#web/components/ui/toaster.tsx';
import { ApiContext, appContext } from '#web/lib/app-context.ts';
import { HandoverContext } from '#web/lib/handover.tsx';
import { createQueryClient } from '#web/lib/query-client.ts';
import { type Script, ScriptedApi } from './scripted-api.ts';

interface PageOptions {
  /** The address that the page is at. */
  at?: string;
  /** The pattern of that address, for a page that reads parameters from it. */
  route?: string;
  /** What the API answers to each call. */
  api?: Script;
}

interface Shown {
  page: React.ReactNode;
  onAddress: (address: string) => void;
}

const handover = { renderedAt: 0, origin: 'http://site', queries: { mutations: [], queries: [] } };

const ShownContext = createContext<Shown>({ page: null, onAddress: () => {} });

/**
 * Renders a part of the site as in a browser: with an API, a router around it, and toasts. Nothing
 * shows at any other address.
 */
export function renderPage(
  page: React.ReactNode,
  { at = '/', route = new URL(at, 'http://site').pathname, api: script = {} }: PageOptions = {},
) {
  const api = new ScriptedApi(script);
  const queries = createQueryClient();
  const context = new RouterContextProvider();
  context.set(appContext, { api: api.client, queries });
  let address = at;
  const onAddress = (next: string) => {
    address = next;
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
        <HandoverContext value={handover}>
          <ShownContext value={{ page, onAddress }}>
            <Site initialEntries={[at]} />
          </ShownContext>
        </HandoverContext>
      </QueryClientProvider>
    </ApiContext>,
  );
  return { ...view, api, queries, user: userEvent.setup(), address: () => address };
}

function Root() {
  const { onAddress } = useContext(ShownContext);
  const { pathname, search, hash } = useLocation();
  onAddress(pathname + search + hash);
  return (
    <Toaster>
      <Outlet />
    </Toaster>
  );
}

function Page() {
  return useContext(ShownContext).page;
}

function Elsewhere() {
  return null;
}
