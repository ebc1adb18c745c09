import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  commentPageQuerySchema,
  commentPageSchema,
  discussionListParamsSchema,
  discussionListQuerySchema,
  discussionParamsSchema,
  discussionSchema,
  newDiscussionSchema,
  threadSchema,
} from '#shared/contracts/discussion.ts';
import { signedIn } from '../../plugins/session.ts';
import type { DiscussionService } from './discussion.service.ts';
import type { DiscussionViewService } from './discussion-view.service.ts';
import type { ThreadService } from './thread.service.ts';

interface DiscussionRoutesDeps {
  discussions: DiscussionService;
  threads: ThreadService;
  discussionViews: DiscussionViewService;
}

export const discussionRoutes: FastifyPluginAsyncZod<DiscussionRoutesDeps> = async (
  api,
  { discussions, threads, discussionViews },
) => {
  const config = { access: 'public' } as const;
  const tags = ['Discussions'];

  api.get(
    '/discussions/question/:questionId',
    {
      config,
      schema: {
        summary: 'The discussions of a question; all of them, or one page',
        description: 'Pinned first, then latest activity. The total is in `X-Total-Count`.',
        tags,
        params: discussionListParamsSchema,
        querystring: discussionListQuerySchema,
        response: { 200: z.array(discussionSchema) },
      },
    },
    async ({ params, query, actor }, reply) => {
      const { total, discussions: rows } = await discussions.list(params.questionId, query, actor);
      reply.header('x-total-count', total);
      return rows;
    },
  );

  api.post(
    '/discussions',
    {
      config: {
        access: 'user',
        signInMessage: 'You must be logged in to create a discussion',
      },
      schema: {
        summary: 'Start a discussion',
        description: 'What is sent twice, by its key or within a minute, is written once.',
        tags,
        body: newDiscussionSchema,
        response: { 201: discussionSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      return reply.code(201).send(await discussions.start(actor, request.body));
    },
  );

  api.get(
    '/discussions/:id',
    {
      config,
      schema: {
        summary: 'A discussion with its first few hundred comments',
        tags,
        params: discussionParamsSchema,
        response: { 200: threadSchema },
      },
    },
    async ({ params, actor }) => threads.show(params.id, actor),
  );

  api.get(
    '/discussions/:id/comments',
    {
      config,
      schema: {
        summary: 'More comments of a discussion, or one branch of them',
        tags,
        params: discussionParamsSchema,
        querystring: commentPageQuerySchema,
        response: { 200: commentPageSchema },
      },
    },
    async ({ params, query, actor }) => threads.comments(params.id, query, actor),
  );

  api.post(
    '/discussions/:id/view',
    {
      config,
      schema: {
        summary: 'Say that somebody looks at a discussion',
        description: 'Counts once per visitor and hour. Known bots are left out.',
        tags,
        params: discussionParamsSchema,
        response: { 204: z.null() },
      },
    },
    async ({ params, actor, ip, headers }, reply) => {
      await discussionViews.record(params.id, actor, {
        userId: actor?.id ?? null,
        address: ip,
        userAgent: headers['user-agent'] ?? '',
      });
      return reply.code(204).send(null);
    },
  );
};
