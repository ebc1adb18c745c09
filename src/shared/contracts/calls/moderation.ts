import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { commentParamsSchema, commentSchema, removalSchema } from '../comment.ts';
import {
  commentReportListQuerySchema,
  commentReportParamsSchema,
  reportDecisionSchema,
  reportedCommentSchema,
} from '../comment-report.ts';
import { discussionChangeSchema, discussionParamsSchema, discussionSchema } from '../discussion.ts';

const tags = ['Admin'];

export const moderationCalls = {
  'PATCH /api/admin/discussions/:id': {
    access: 'admin',
    summary: 'Pin, unpin, lock or unlock a discussion',
    tags,
    params: discussionParamsSchema,
    body: discussionChangeSchema,
    response: discussionSchema,
  },
  'DELETE /api/admin/discussions/:id': {
    access: 'admin',
    summary: 'Delete a discussion; it can be restored',
    tags,
    params: discussionParamsSchema,
    body: removalSchema,
    response: z.null(),
    status: 204,
  },
  'POST /api/admin/discussions/:id/restore': {
    access: 'admin',
    summary: 'Restore a deleted discussion',
    tags,
    params: discussionParamsSchema,
    response: discussionSchema,
  },
  'POST /api/admin/comments/:id/restore': {
    access: 'admin',
    summary: 'Restore a comment that a moderator deleted',
    tags,
    params: commentParamsSchema,
    response: commentSchema,
  },
  'GET /api/admin/comment-reports': {
    access: 'admin',
    summary: 'Reported comments, newest first, in full or by page',
    tags,
    query: commentReportListQuerySchema,
    response: z.array(reportedCommentSchema),
  },
  'PUT /api/admin/comment-reports/:id': {
    access: 'admin',
    summary: 'Decide on a report; upholding it deletes the comment',
    tags,
    params: commentReportParamsSchema,
    body: reportDecisionSchema,
    response: reportedCommentSchema,
  },
} as const satisfies CallTable;
