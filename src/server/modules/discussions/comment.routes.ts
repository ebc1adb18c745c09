import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  commentEditSchema,
  commentParamsSchema,
  commentSchema,
  likesSchema,
  newCommentSchema,
  removalSchema,
} from '#shared/contracts/comment.ts';
import { commentReportSchema, newCommentReportSchema } from '#shared/contracts/comment-report.ts';
import { signedIn } from '../../plugins/session.ts';
import type { CommentService } from './comment.service.ts';
import type { CommentLikeService } from './comment-like.service.ts';
import type { CommentReportService } from './comment-report.service.ts';

interface CommentRoutesDeps {
  comments: CommentService;
  commentLikes: CommentLikeService;
  commentReports: CommentReportService;
}

export const commentRoutes: FastifyPluginAsyncZod<CommentRoutesDeps> = async (
  api,
  { comments, commentLikes, commentReports },
) => {
  const config = { access: 'user' } as const;
  const tags = ['Discussions'];

  api.post(
    '/comments',
    {
      config: { access: 'user', signInMessage: 'You must be logged in to comment' },
      schema: {
        summary: 'Write a comment',
        description:
          '403 `LOCKED` in a locked discussion. What is sent twice, by its key or within a minute, is written once.',
        tags,
        body: newCommentSchema,
        response: { 201: commentSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      return reply.code(201).send(await comments.add(actor, request.body));
    },
  );

  api.patch(
    '/comments/:id',
    {
      config,
      schema: {
        summary: 'Change an own comment within 24 hours',
        description: '403 `TOO_LATE` afterwards, 403 `LOCKED` in a locked discussion.',
        tags,
        params: commentParamsSchema,
        body: commentEditSchema,
        response: { 200: commentSchema },
      },
    },
    async (request) =>
      comments.edit(signedIn(request).actor, request.params.id, request.body.content),
  );

  api.delete(
    '/comments/:id',
    {
      config,
      schema: {
        summary: 'Delete an own comment, or as an administrator that of another',
        tags,
        params: commentParamsSchema,
        body: removalSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      await comments.delete(actor, request.params.id, request.body.reason || null);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/comments/:id/like',
    {
      config,
      schema: {
        summary: 'Like a comment of somebody else',
        tags,
        params: commentParamsSchema,
        response: { 200: likesSchema },
      },
    },
    async (request) => commentLikes.add(signedIn(request).actor, request.params.id),
  );

  api.delete(
    '/comments/:id/like',
    {
      config,
      schema: {
        summary: 'Take a like back',
        tags,
        params: commentParamsSchema,
        response: { 200: likesSchema },
      },
    },
    async (request) => commentLikes.remove(signedIn(request).actor, request.params.id),
  );

  api.post(
    '/comments/:id/report',
    {
      config: { access: 'user', signInMessage: 'You must be logged in to report a comment' },
      schema: {
        summary: 'Report a comment to the moderators',
        description: 'One open report each: whoever repeats it is answered with the first.',
        tags,
        params: commentParamsSchema,
        body: newCommentReportSchema,
        response: { 201: commentReportSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const { params, body } = request;
      return reply.code(201).send(await commentReports.report(actor, params.id, body.reason));
    },
  );
};
