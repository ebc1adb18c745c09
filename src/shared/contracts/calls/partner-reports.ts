import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { pairParamsSchema } from '../partner.ts';
import {
  newPartnerReportSchema,
  partnerReportDecisionSchema,
  partnerReportListQuerySchema,
  partnerReportParamsSchema,
  partnerReportSchema,
} from '../partner-report.ts';

const tags = ['Admin'];

export const partnerReportCalls = {
  'POST /api/partner-pairs/:id/report': {
    access: 'user',
    signInMessage: 'Please sign in to report a partner.',
    summary: 'Tell the administrators what was wrong with a partner',
    description:
      'The partner is not told. 409 `ALREADY_REPORTED` if the user has reported this pair before. 404 if it is not theirs or the account of the partner is gone.',
    tags: ['Partners'],
    params: pairParamsSchema,
    body: newPartnerReportSchema,
    response: z.null(),
    status: 204,
  },
  'GET /api/admin/partner-reports': {
    access: 'admin',
    summary: 'Reported partners, newest first, in full or by page',
    tags,
    query: partnerReportListQuerySchema,
    response: z.array(partnerReportSchema),
  },
  'PUT /api/admin/partner-reports/:id': {
    access: 'admin',
    summary: 'Close a report of a partner',
    description: '409 `ALREADY_DECIDED` if it is closed already.',
    tags,
    params: partnerReportParamsSchema,
    body: partnerReportDecisionSchema,
    response: partnerReportSchema,
  },
} as const satisfies CallTable;
