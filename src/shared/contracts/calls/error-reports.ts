import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  errorReportDetailSchema,
  errorReportParamsSchema,
  errorReportQuerySchema,
  errorReportSchema,
  listedErrorReportSchema,
  newErrorReportSchema,
  newReplySchema,
  ownErrorReportQuerySchema,
  ownErrorReportSchema,
  reportStatusCountSchema,
  reportStatusSchema,
} from '../error-report.ts';
import { questionParamsSchema } from '../question.ts';

const tags = ['Admin'];

export const errorReportCalls = {
  'POST /api/questions/:id/report-error': {
    access: 'user',
    signInMessage: 'Please sign in to report an error',
    summary: 'Report an error in a question',
    tags: ['Questions'],
    params: questionParamsSchema,
    body: newErrorReportSchema,
    response: errorReportSchema,
    status: 201,
  },
  'GET /api/user/error-reports': {
    access: 'user',
    summary: "The user's error reports with their replies, newest first",
    tags: ['Account'],
    query: ownErrorReportQuerySchema,
    response: z.array(ownErrorReportSchema),
  },
  'GET /api/admin/error-reports': {
    access: 'admin',
    summary: 'Error reports, newest first unless sorted',
    tags,
    query: errorReportQuerySchema,
    response: z.array(listedErrorReportSchema),
  },
  'GET /api/admin/error-reports/statuses': {
    access: 'admin',
    summary: 'The number of reports by status',
    tags,
    response: z.array(reportStatusCountSchema),
  },
  'GET /api/admin/error-reports/:id': {
    access: 'admin',
    summary: 'One report with its question and its replies',
    tags,
    params: errorReportParamsSchema,
    response: errorReportDetailSchema,
  },
  'PUT /api/admin/error-reports/:id': {
    access: 'admin',
    summary: 'Set the status of a report to any text',
    tags,
    params: errorReportParamsSchema,
    body: reportStatusSchema,
    response: errorReportDetailSchema,
  },
  'POST /api/admin/error-reports/:id/replies': {
    access: 'admin',
    summary: 'Reply to the reporter, on the site and by email',
    tags,
    params: errorReportParamsSchema,
    body: newReplySchema,
    response: errorReportDetailSchema,
    status: 201,
  },
} as const satisfies CallTable;
