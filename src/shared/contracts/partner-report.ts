import { z } from 'zod';
import { longestPartnerReport, needsReportText, partnerReportReasons } from '../domain/partners.ts';
import { roles } from '../domain/roles.ts';
import { idField } from './fields.ts';
import { pageQuerySchema } from './list-query.ts';

const reportStatuses = ['open', 'resolved'] as const;

const moment = z.iso.datetime();
const tooLong = `Text cannot exceed ${longestPartnerReport.toLocaleString('en-US')} characters`;

export const newPartnerReportSchema = z
  .object({
    reason: z.enum(partnerReportReasons, 'Please choose what was wrong'),
    text: z.string('Text must be a string').trim().max(longestPartnerReport, tooLong).optional(),
  })
  .refine(({ reason, text }) => !needsReportText(reason) || text, {
    path: ['text'],
    message: 'Please say what happened',
  });

export const partnerReportParamsSchema = z.object({ id: idField('Invalid report id') });

const person = z
  .object({ id: z.number().int(), username: z.string() })
  .nullable()
  .describe('Null if the account was deleted.');

export const partnerReportSchema = z
  .object({
    id: z.number().int(),
    startsAt: moment.describe('When the two were to meet.'),
    role: z.enum(roles),
    reason: z.enum(partnerReportReasons),
    text: z.string().nullable(),
    status: z.enum(reportStatuses),
    createdAt: moment,
    reporter: person,
    reported: person,
    resolver: person,
    resolvedAt: moment.nullable(),
  })
  .meta({ id: 'PartnerReport' });

export const partnerReportListQuerySchema = pageQuerySchema.extend({
  status: z.enum(reportStatuses, `Status must be one of ${reportStatuses.join(', ')}`).optional(),
  order: z
    .enum(['newest', 'oldest'], 'Order must be newest or oldest')
    .optional()
    .describe('Which reports come first; newest by default.'),
});

export const partnerReportDecisionSchema = z.object({
  status: z.literal('resolved', 'Status must be resolved'),
});

export type NewPartnerReport = z.infer<typeof newPartnerReportSchema>;
export type PartnerReport = z.infer<typeof partnerReportSchema>;
export type PartnerReportListQuery = z.infer<typeof partnerReportListQuerySchema>;
