import { Writable } from 'node:stream';
import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ApiClient, type ApiTransport } from './lib/api-client.ts';
import { ApiContext, appContext } from './lib/app-context.ts';
import { type Handover, HandoverContext } from './lib/handover.tsx';
import { NonceContext } from './lib/nonce.ts';
import { paintFirst } from './lib/paint-first.ts';
import { createQueryClient } from './lib/query-client.ts';
import { SentMarkupContext } from './lib/sent-markup.ts';

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
  const handover: Handover = {
    renderedAt: now.getTime(),
    origin: new URL(request.url).origin,
    queries: dehydrate(queries),
  };
  const html = await renderPage(
    <NonceContext value={nonce}>
      <HandoverContext value={handover}>
        <SentMarkupContext value={new Map()}>
          <ApiContext value={api}>
            <QueryClientProvider client={queries}>
              <ServerRouter
                context={routerContext}
                url={request.url}
                {...(nonce !== undefined && { nonce })}
              />
            </QueryClientProvider>
          </ApiContext>
        </SentMarkupContext>
      </HandoverContext>
    </NonceContext>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderTools).reportError(error);
};

function renderPage(
  page: React.ReactNode,
  nonce: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.from(paintFirst(Buffer.concat(chunks).toString())));
        done();
      },
    });
    let failure: unknown;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Send everything in order, with nothing for scripts to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => (failure ? reject(failure) : pipe(sink)),
      onShellError: reject,
      onError: (error) => {
        failure = error;
      },
    });
  });
}
