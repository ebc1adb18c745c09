import { z } from 'zod';
import { difficulties } from '../domain/difficulty.ts';
import { longestReportStatus, newReportStatus } from '../domain/report-status.ts';
import { idField } from './fields.ts';
import { listQuerySchema, optionalText, pageQuerySchema } from './list-query.ts';
import { shownVariant, variantField } from './variant.ts';

export const longestReport = 5_000;
const longestReply = 5_000;
const tooShort = 'Error description is required (minimum 10 characters)';

/** A reporter in the body is ignored: the session decides. */
export const newErrorReportSchema = z.object({
  description: z
    .string(tooShort)
    .trim()
    .min(10, tooShort)
    .max(longestReport, `Error description must be no more than ${longestReport} characters`),
  variant: variantField,
});

export const errorReportSchema = z
  .object({
    id: z.number().int(),
    questionId: z.number().int(),
    variant: shownVariant,
    reportedBy: z.number().int().nullable(),
    reportedByEmail: z.string(),
    description: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ErrorReport' });

const questionLinkSchema = z.object({ id: z.number().int(), name: z.string() });

/** A report as its reporter sees it, without the names of administrators. */
export const ownErrorReportSchema = z
  .object({
    id: z.number().int(),
    question: questionLinkSchema.nullable().describe('Null while the question is hidden.'),
    variant: shownVariant,
    description: z.string(),
    status: z.string(),
    createdAt: z.iso.datetime(),
    replies: z.array(
      z.object({ id: z.number().int(), content: z.string(), createdAt: z.iso.datetime() }),
    ),
  })
  .meta({ id: 'OwnErrorReport' });

export const ownErrorReportQuerySchema = pageQuerySchema;

/** A row of the administrators' list. */
export const listedErrorReportSchema = errorReportSchema
  .extend({
    updatedAt: z.iso.datetime(),
    reporter: z
      .object({ username: z.string(), email: z.string() })
      .nullable()
      .describe('The account as it is now; null if deleted.'),
    question: questionLinkSchema,
    replyCount: z.number().int(),
  })
  .meta({ id: 'ListedErrorReport' });

/** A report with everything needed to resolve it. */
export const errorReportDetailSchema = listedErrorReportSchema
  .extend({
    question: questionLinkSchema.extend({
      descriptionHtml: z.string().describe('The description, rendered and safe.'),
      solutionHtml: z.string().nullable().describe('Null if there is none.'),
      difficulty: z.enum(difficulties),
      category: z.string(),
      isVisible: z.boolean(),
    }),
    replies: z.array(
      z.object({
        id: z.number().int(),
        content: z.string(),
        createdAt: z.iso.datetime(),
        author: z.object({ username: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ErrorReportDetail' });

const sorts = ['createdAt', 'status', 'question', 'reportedByEmail'] as const;

export const errorReportQuerySchema = listQuerySchema(sorts).extend({
  status: optionalText(z.string('Status must be a single value')).describe('Case-insensitive.'),
});

export const errorReportParamsSchema = z.object({ id: idField('Invalid report id') });

export const reportStatusCountSchema = z
  .object({ status: z.string(), count: z.number().int() })
  .meta({ id: 'ReportStatusCount' });

/** Any text; an empty one makes the report new again. */
export const reportStatusSchema = z.object({
  status: z
    .string('Status is required')
    .trim()
    .max(longestReportStatus, `Status cannot exceed ${longestReportStatus} characters`)
    .transform((status) => status || newReportStatus),
});

const missingReply = 'Reply cannot be empty';

export const newReplySchema = z.object({
  content: z
    .string(missingReply)
    .trim()
    .min(1, missingReply)
    .max(longestReply, `Reply cannot exceed ${longestReply} characters`),
  status: reportStatusSchema.shape.status
    .optional()
    .describe('Set along with the reply; unchanged if absent.'),
});

export type NewReply = z.infer<typeof newReplySchema>;

export type NewErrorReport = z.infer<typeof newErrorReportSchema>;
export type ErrorReport = z.infer<typeof errorReportSchema>;
export type OwnErrorReport = z.infer<typeof ownErrorReportSchema>;
export type OwnErrorReportQuery = z.infer<typeof ownErrorReportQuerySchema>;
export type ListedErrorReport = z.infer<typeof listedErrorReportSchema>;
export type ErrorReportDetail = z.infer<typeof errorReportDetailSchema>;
export type ErrorReportQuery = z.infer<typeof errorReportQuerySchema>;
export type ReportStatusCount = z.infer<typeof reportStatusCountSchema>;
