import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { CommentReportService } from './comment-report.service.ts';
import type { ModerationService } from './moderation.service.ts';

interface ModerationRoutesDeps {
  moderation: ModerationService;
  commentReports: CommentReportService;
}

export const moderationRoutes: FastifyPluginAsync<ModerationRoutesDeps> = async (
  api,
  { moderation, commentReports },
) => {
  addCall(api, 'PATCH /api/admin/discussions/:id', (request) =>
    moderation.change(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'DELETE /api/admin/discussions/:id', (request) => {
    const { actor } = signedIn(request);
    return moderation.deleteDiscussion(actor, request.params.id, request.body.reason || null);
  });

  addCall(api, 'POST /api/admin/discussions/:id/restore', (request) =>
    moderation.restoreDiscussion(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/admin/comments/:id/restore', (request) =>
    moderation.restoreComment(signedIn(request).actor, request.params.id),
  );

  addRead(api, 'GET /api/admin/comment-reports', async ({ query }, reply) => {
    const { total, reports } = await commentReports.list(query);
    reply.header('x-total-count', total);
    return reports;
  });

  addCall(api, 'PUT /api/admin/comment-reports/:id', (request) =>
    commentReports.decide(signedIn(request).actor, request.params.id, request.body),
  );
};
