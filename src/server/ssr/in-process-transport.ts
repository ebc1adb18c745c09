import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiTransport } from './page-source.ts';

/** On whose behalf a page is rendered. */
export interface Visitor {
  headers: FastifyRequest['headers'];
  /** The URL of each call, before it is made. */
  onCall?: (url: string) => void;
  onCookie?: (cookie: string | string[]) => void;
}

/** Calls the API routes without the network, on behalf of the visitor. */
export function inProcessTransport(
  app: FastifyInstance,
  page: FastifyRequest,
  { headers: { cookie }, onCall, onCookie }: Visitor,
): ApiTransport {
  const userAgent = page.headers['user-agent'];
  return async ({ method, url }) => {
    // Rendering must only read.
    if (method !== 'GET') throw new Error(`A page tried to ${method} ${url} while rendering`);
    onCall?.(url);
    const response = await app.inject({
      url,
      remoteAddress: page.ip,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
    });
    const prolonged = response.headers['set-cookie'];
    if (prolonged !== undefined) onCookie?.(prolonged);
    const totalCount = response.headers['x-total-count'];
    return {
      status: response.statusCode,
      text: response.body,
      totalCount: totalCount === undefined ? null : String(totalCount),
    };
  };
}
