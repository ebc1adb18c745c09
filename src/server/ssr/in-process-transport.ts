import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTransport } from './page-source.ts';

/** Calls the API's own routes without a network, on behalf of whoever asked for the page. */
export function inProcessTransport(
  app: FastifyInstance,
  page: FastifyRequest,
  reply: FastifyReply,
  cookie: string | undefined,
): ApiTransport {
  const userAgent = page.headers['user-agent'];
  return async ({ method, url }) => {
    // Rendering a page only ever reads.
    if (method !== 'GET') throw new Error(`A page tried to ${method} ${url} while rendering`);
    const response = await app.inject({
      url,
      remoteAddress: page.ip,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
    });
    // A session that was prolonged meanwhile.
    const prolonged = response.headers['set-cookie'];
    if (prolonged !== undefined) reply.header('set-cookie', prolonged);
    const totalCount = response.headers['x-total-count'];
    return {
      status: response.statusCode,
      text: response.body,
      totalCount: totalCount === undefined ? null : String(totalCount),
    };
  };
}
