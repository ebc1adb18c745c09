import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { commentParamsSchema, commentSchema, removalSchema } from '#shared/contracts/comment.ts';
import {
  commentReportListQuerySchema,
  commentReportParamsSchema,
  reportDecisionSchema,
  reportedCommentSchema,
} from '#shared/contracts/comment-report.ts';
import {
  discussionChangeSchema,
  discussionParamsSchema,
  discussionSchema,
} from '#shared/contracts/discussion.ts';
import { signedIn } from '../../plugins/session.ts';
import type { CommentReportService } from './comment-report.service.ts';
import type { ModerationService } from './moderation.service.ts';

interface ModerationRoutesDeps {
  moderation: ModerationService;
  commentReports: CommentReportService;
}

export const moderationRoutes: FastifyPluginAsyncZod<ModerationRoutesDeps> = async (
  api,
  { moderation, commentReports },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.patch(
    '/admin/discussions/:id',
    {
      config,
      schema: {
        summary: 'Pin or lock a discussion, or undo that',
        tags,
        params: discussionParamsSchema,
        body: discussionChangeSchema,
        response: { 200: discussionSchema },
      },
    },
    async (request) => moderation.change(signedIn(request).actor, request.params.id, request.body),
  );

  api.delete(
    '/admin/discussions/:id',
    {
      config,
      schema: {
        summary: 'Delete a discussion; it can be restored',
        tags,
        params: discussionParamsSchema,
        body: removalSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      await moderation.deleteDiscussion(actor, request.params.id, request.body.reason || null);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/admin/discussions/:id/restore',
    {
      config,
      schema: {
        summary: 'Restore a deleted discussion',
        tags,
        params: discussionParamsSchema,
        response: { 200: discussionSchema },
      },
    },
    async (request) => moderation.restoreDiscussion(signedIn(request).actor, request.params.id),
  );

  api.post(
    '/admin/comments/:id/restore',
    {
      config,
      schema: {
        summary: 'Restore a comment that a moderator deleted',
        tags,
        params: commentParamsSchema,
        response: { 200: commentSchema },
      },
    },
    async (request) => moderation.restoreComment(signedIn(request).actor, request.params.id),
  );

  api.get(
    '/admin/comment-reports',
    {
      config,
      schema: {
        summary: 'Reported comments, newest first; all of them, or one page',
        tags,
        querystring: commentReportListQuerySchema,
        response: { 200: z.array(reportedCommentSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, reports } = await commentReports.list(query);
      reply.header('x-total-count', total);
      return reports;
    },
  );

  api.put(
    '/admin/comment-reports/:id',
    {
      config,
      schema: {
        summary: 'Decide on a report; what is upheld deletes the comment',
        tags,
        params: commentReportParamsSchema,
        body: reportDecisionSchema,
        response: { 200: reportedCommentSchema },
      },
    },
    async (request) =>
      commentReports.decide(signedIn(request).actor, request.params.id, request.body),
  );
};
