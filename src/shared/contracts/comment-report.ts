import { z } from 'zod';
import { removalSchema } from './comment.ts';
import { idField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';

const reportStatuses = ['open', 'upheld', 'dismissed'] as const;

const missingReason = 'Please say what is wrong with this comment';

export const newCommentReportSchema = z.object({
  reason: z
    .string(missingReason)
    .trim()
    .min(1, missingReason)
    .max(5_000, 'Reason cannot exceed 5,000 characters'),
});

export const commentReportParamsSchema = z.object({ id: idField('Invalid report id') });

export const commentReportSchema = z
  .object({
    id: z.number().int(),
    commentId: z.number().int(),
    reason: z.string(),
    status: z.enum(reportStatuses),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'CommentReport' });

const person = z.object({ id: z.number().int(), username: z.string() }).nullable();

/** As the moderation queue shows it, with the comment. */
export const reportedCommentSchema = commentReportSchema
  .extend({
    reporter: person.describe('Null if the account was deleted.'),
    resolver: person,
    resolvedAt: z.iso.datetime().nullable(),
    comment: z.object({
      id: z.number().int(),
      content: z.string(),
      contentHtml: z.string(),
      createdAt: z.iso.datetime(),
      isDeleted: z.boolean(),
      author: person,
    }),
    discussion: z.object({
      id: z.number().int(),
      title: z.string(),
      questionId: z.number().int(),
      isDeleted: z.boolean(),
    }),
  })
  .meta({ id: 'ReportedComment' });

export const commentReportListQuerySchema = pageQuerySchema.extend({
  status: z.enum(reportStatuses, `Status must be one of ${reportStatuses.join(', ')}`).optional(),
  order: z
    .enum(['newest', 'oldest'], 'Order must be newest or oldest')
    .optional()
    .describe('Which reports come first; newest by default.'),
});

/** Upholding deletes the comment; the reason is for its author. */
export const reportDecisionSchema = removalSchema.extend({
  status: z.enum(['upheld', 'dismissed'], 'Status must be upheld or dismissed'),
});

export type CommentReport = z.infer<typeof commentReportSchema>;
export type ReportedComment = z.infer<typeof reportedCommentSchema>;
export type CommentReportListQuery = z.infer<typeof commentReportListQuerySchema>;
export type ReportDecision = z.infer<typeof reportDecisionSchema>;
