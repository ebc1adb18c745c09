import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  commentEditSchema,
  commentParamsSchema,
  commentSchema,
  likesSchema,
  newCommentSchema,
  removalSchema,
} from '../comment.ts';
import { commentReportSchema, newCommentReportSchema } from '../comment-report.ts';
import {
  commentPageQuerySchema,
  commentPageSchema,
  discussionListParamsSchema,
  discussionListQuerySchema,
  discussionParamsSchema,
  discussionSchema,
  newDiscussionSchema,
  threadSchema,
} from '../discussion.ts';

const tags = ['Discussions'];

const threadCalls = {
  'GET /api/discussions/question/:questionId': {
    access: 'public',
    summary: 'The discussions of a question, in full or by page',
    description: 'Pinned first, then by latest activity. The total is in `X-Total-Count`.',
    tags,
    params: discussionListParamsSchema,
    query: discussionListQuerySchema,
    response: z.array(discussionSchema),
  },
  'POST /api/discussions': {
    access: 'user',
    signInMessage: 'You must be logged in to create a discussion',
    summary: 'Start a discussion',
    description: 'Duplicates, by key or within a minute, are saved only once.',
    tags,
    body: newDiscussionSchema,
    response: discussionSchema,
    status: 201,
  },
  'GET /api/discussions/:id': {
    access: 'public',
    summary: 'A discussion with its first few hundred comments',
    tags,
    params: discussionParamsSchema,
    response: threadSchema,
  },
  'GET /api/discussions/:id/comments': {
    access: 'public',
    summary: 'More comments in a discussion, or one branch of them',
    tags,
    params: discussionParamsSchema,
    query: commentPageQuerySchema,
    response: commentPageSchema,
  },
  'POST /api/discussions/:id/view': {
    access: 'public',
    summary: 'Record a view of a discussion',
    description: 'Counted once per visitor per hour. Known bots are not counted.',
    tags,
    params: discussionParamsSchema,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;

const commentCalls = {
  'POST /api/comments': {
    access: 'user',
    signInMessage: 'You must be logged in to comment',
    summary: 'Write a comment',
    description:
      '403 `LOCKED` in a locked discussion. Duplicates, by key or within a minute, are saved only once.',
    tags,
    body: newCommentSchema,
    response: commentSchema,
    status: 201,
  },
  'PATCH /api/comments/:id': {
    access: 'user',
    summary: 'Edit your own comment within 24 hours',
    description: '403 `TOO_LATE` afterward, 403 `LOCKED` in a locked discussion.',
    tags,
    params: commentParamsSchema,
    body: commentEditSchema,
    response: commentSchema,
  },
  'DELETE /api/comments/:id': {
    access: 'user',
    summary: 'Delete your own comment, or any as an administrator',
    tags,
    params: commentParamsSchema,
    body: removalSchema,
    response: z.null(),
    status: 204,
  },
  'POST /api/comments/:id/like': {
    access: 'user',
    summary: "Like someone else's comment",
    tags,
    params: commentParamsSchema,
    response: likesSchema,
  },
  'DELETE /api/comments/:id/like': {
    access: 'user',
    summary: 'Remove a like',
    tags,
    params: commentParamsSchema,
    response: likesSchema,
  },
  'POST /api/comments/:id/report': {
    access: 'user',
    signInMessage: 'You must be logged in to report a comment',
    summary: 'Report a comment to the moderators',
    description: 'One open report per user: repeating it returns the first.',
    tags,
    params: commentParamsSchema,
    body: newCommentReportSchema,
    response: commentReportSchema,
    status: 201,
  },
} as const satisfies CallTable;

export const discussionCalls = { ...threadCalls, ...commentCalls };
