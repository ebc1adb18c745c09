import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiTransport } from './page-source.ts';

/** Calls the API routes without the network, on behalf of the user who requested the page. */
export function inProcessTransport(
  app: FastifyInstance,
  page: FastifyRequest,
  reply: FastifyReply,
  cookie: string | undefined,
): ApiTransport {
  const userAgent = page.headers['user-agent'];
  return async ({ method, url }) => {
    // Rendering must only read.
    if (method !== 'GET') throw new Error(`A page tried to ${method} ${url} while rendering`);
    const response = await app.inject({
      url,
      remoteAddress: page.ip,
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
      },
    });
    // The session may have been extended in the meantime.
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
