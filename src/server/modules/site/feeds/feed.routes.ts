import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { discussionListParamsSchema } from '#shared/contracts/discussion.ts';
import { notFound } from '../../../lib/errors.ts';
import { sendPublicFile } from '../../../plugins/send-public-file.ts';
import type { FeedService } from './feed.service.ts';

const atom = 'application/atom+xml; charset=utf-8';

export const feedRoutes: FastifyPluginAsyncZod<{ feeds: FeedService }> = async (app, { feeds }) => {
  const schema = { hide: true };

  app.get('/feeds/discussions.atom', { schema }, async (request, reply) =>
    sendPublicFile(request, reply, await feeds.site(), atom),
  );

  app.get<{ Params: { questionId: string } }>(
    '/feeds/question/:questionId(^.*$).atom',
    { schema },
    async (request, reply) => {
      const { success, data } = discussionListParamsSchema.safeParse(request.params);
      if (!success) throw notFound();
      return sendPublicFile(request, reply, await feeds.ofQuestion(data.questionId), atom);
    },
  );
};
