import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { callerSignal } from '../../../plugins/caller-signal.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { DiscussionService } from './discussion.service.ts';
import type { DiscussionViewService } from './discussion-view.service.ts';
import type { ThreadService } from './thread.service.ts';

interface DiscussionRoutesDeps {
  discussions: DiscussionService;
  threads: ThreadService;
  discussionViews: DiscussionViewService;
}

export const discussionRoutes: FastifyPluginAsync<DiscussionRoutesDeps> = async (
  api,
  { discussions, threads, discussionViews },
) => {
  addRead(
    api,
    'GET /api/discussions/question/:questionId',
    async ({ params, query, actor }, reply) => {
      const { total, discussions: rows } = await discussions.list(params.questionId, query, actor);
      reply.header('x-total-count', total);
      return rows;
    },
  );

  addCall(api, 'POST /api/discussions', (request, reply) =>
    discussions.start(signedIn(request).actor, request.body, callerSignal(reply)),
  );

  addRead(api, 'GET /api/discussions/:id', ({ params, actor }) => threads.show(params.id, actor));

  addRead(api, 'GET /api/discussions/:id/comments', ({ params, query, actor }) =>
    threads.comments(params.id, query, actor),
  );

  addCall(api, 'POST /api/discussions/:id/view', ({ params, actor, ip, headers }) =>
    discussionViews.record(params.id, actor, {
      userId: actor?.id ?? null,
      ip,
      userAgent: headers['user-agent'] ?? '',
    }),
  );
};
