import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { UnsubscribeService } from './unsubscribe.service.ts';

interface UnsubscribeRoutesDeps {
  unsubscribing: UnsubscribeService;
}

export const unsubscribeRoutes: FastifyPluginAsync<UnsubscribeRoutesDeps> = async (
  api,
  { unsubscribing },
) => {
  addCall(api, 'GET /api/unsubscribe', ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return unsubscribing.recipient(query.token);
  });
};

/**
 * One-click unsubscribe from mail clients (RFC 8058): a form post from anywhere, without cookies.
 * The token in the URL is enough; the form is ignored.
 */
export const oneClickRoutes: FastifyPluginAsync<UnsubscribeRoutesDeps> = async (
  app,
  { unsubscribing },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
    done(null);
  });
  for (const name of ['POST /api/unsubscribe', 'POST /unsubscribe'] as const) {
    addCall(app, name, ({ query }) => unsubscribing.unsubscribe(query.token));
  }
};
