import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { MailSettingService } from './mail-setting.service.ts';

interface UnsubscribeRoutesDeps {
  mailSetting: MailSettingService;
}

export const unsubscribeRoutes: FastifyPluginAsync<UnsubscribeRoutesDeps> = async (
  api,
  { mailSetting },
) => {
  addCall(api, 'GET /api/unsubscribe', ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return mailSetting.recipient(query.token);
  });
};

/**
 * What mail programs send when somebody presses their own "unsubscribe" (RFC 8058): a form from
 * wherever they run, without cookies. The link says everything; the form is not looked at.
 */
export const oneClickRoutes: FastifyPluginAsync<UnsubscribeRoutesDeps> = async (
  app,
  { mailSetting },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
    done(null);
  });
  for (const name of ['POST /api/unsubscribe', 'POST /unsubscribe'] as const) {
    addCall(app, name, ({ query }) => mailSetting.unsubscribe(query.token));
  }
};
