import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ApiClient, type ApiTransport } from './lib/api-client.ts';
import { ApiContext, appContext } from './lib/app-context.ts';
import { type HydrationState, HydrationStateContext } from './lib/hydration-state.tsx';
import { NonceContext } from './lib/nonce.ts';
import { createQueryClient } from './lib/query-client.ts';
import { SentMarkupContext } from './lib/sent-markup.ts';
import { clientOf } from './ssr/client-of.ts';
import { MemberPages } from './ssr/member-pages.ts';
import { renderPage } from './ssr/render-page.ts';

interface RenderTools {
  /** Undefined in development. */
  nonce: string | undefined;
  transport: ApiTransport;
  now: Date;
  reportError: (error: unknown) => void;
}

const renderTools = createContext<RenderTools>();

// Exported for the server, which must not load these modules twice.
export { createRequestHandler } from 'react-router';

/** Also for the server. */
export function makeContext(tools: RenderTools): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(renderTools, tools);
  context.set(appContext, { api: new ApiClient(tools.transport), queries: createQueryClient() });
  return context;
}

const memberPages = new MemberPages();

/** Renders the whole page before responding, so that a render error can still change the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { api, queries } = context.get(appContext);
  const { nonce, now } = context.get(renderTools);
  const url = new URL(request.url);
  const hydrationState: HydrationState = {
    renderedAt: now.getTime(),
    origin: url.origin,
    queries: dehydrate(queries),
  };
  const render = (shown: HydrationState, allowed: string | undefined) =>
    renderPage(
      <NonceContext value={allowed}>
        <HydrationStateContext value={shown}>
          <SentMarkupContext value={new Map()}>
            <ApiContext value={api}>
              <QueryClientProvider client={shown === hydrationState ? queries : clientOf(shown)}>
                <ServerRouter
                  context={routerContext}
                  url={request.url}
                  {...(allowed !== undefined && { nonce: allowed })}
                />
              </QueryClientProvider>
            </ApiContext>
          </SentMarkupContext>
        </HydrationStateContext>
      </NonceContext>,
      allowed,
    );
  const isSharable = nonce !== undefined && status === 200;
  const shared = isSharable
    ? await memberPages.render({ url, nonce, hydrationState, render })
    : null;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(shared ?? (await render(hydrationState, nonce)), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderTools).reportError(error);
};
