import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mailRecipientSchema, unsubscribeQuerySchema } from '#shared/contracts/notification.ts';
import type { MailSettingService } from './mail-setting.service.ts';

interface UnsubscribeRoutesDeps {
  mailSetting: MailSettingService;
}

/** Nobody is signed in here: whoever has the link of a mail may end it, and nothing else. */
const config = { access: 'public', session: 'ignored' } as const;
const tags = ['Notifications'];

export const unsubscribeRoutes: FastifyPluginAsyncZod<UnsubscribeRoutesDeps> = async (
  api,
  { mailSetting },
) => {
  api.get(
    '/unsubscribe',
    {
      config,
      schema: {
        summary: 'Whom the link of a mail is about; changes nothing',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 200: mailRecipientSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return mailSetting.recipient(query.token);
    },
  );
};

/**
 * What mail programs send when somebody presses their own "unsubscribe" (RFC 8058): a form from
 * wherever they run, without cookies. The link says everything; the form is not looked at.
 */
export const oneClickRoutes: FastifyPluginAsyncZod<UnsubscribeRoutesDeps> = async (
  api,
  { mailSetting },
) => {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
    done(null);
  });
  api.post(
    '/unsubscribe',
    {
      config: { ...config, origin: 'any' },
      schema: {
        summary: 'End mail about discussions, by the link of one',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 204: z.null() },
      },
    },
    async ({ query }, reply) => {
      await mailSetting.unsubscribe(query.token);
      return reply.code(204).send(null);
    },
  );
};
