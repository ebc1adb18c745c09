import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { callerSignal } from '../../../plugins/caller-signal.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { CommentService } from './comment.service.ts';
import type { CommentLikeService } from './comment-like.service.ts';
import type { CommentReportService } from './comment-report.service.ts';

interface CommentRoutesDeps {
  comments: CommentService;
  commentLikes: CommentLikeService;
  commentReports: CommentReportService;
}

export const commentRoutes: FastifyPluginAsync<CommentRoutesDeps> = async (
  api,
  { comments, commentLikes, commentReports },
) => {
  addCall(api, 'POST /api/comments', (request, reply) =>
    comments.add(signedIn(request).actor, request.body, callerSignal(reply)),
  );

  addCall(api, 'PATCH /api/comments/:id', (request, reply) => {
    const { params, body } = request;
    const { actor } = signedIn(request);
    return comments.edit(actor, params.id, body.content, callerSignal(reply));
  });

  addCall(api, 'DELETE /api/comments/:id', (request) =>
    comments.delete(signedIn(request).actor, request.params.id, request.body.reason || null),
  );

  addCall(api, 'POST /api/comments/:id/like', (request) =>
    commentLikes.add(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/comments/:id/like', (request) =>
    commentLikes.remove(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/comments/:id/report', (request) =>
    commentReports.report(signedIn(request).actor, request.params.id, request.body.reason),
  );
};
