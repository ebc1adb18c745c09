import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { cspReportBodySchema, cspReportQuerySchema, cspReportSchema } from '../csp-report.ts';

export const cspReportCalls = {
  // Browsers send these on their own, some without an origin.
  'POST /api/csp-reports': {
    access: 'public',
    session: 'ignored',
    origin: 'any',
    bodyLimit: 16 * 1024,
    summary: 'Report what the content security policy blocked',
    tags: ['Operations'],
    body: cspReportBodySchema,
    status: 204,
    response: z.null(),
  },
  'GET /api/admin/csp-reports': {
    access: 'admin',
    summary: 'What the content security policy blocked in the last 30 days, newest first',
    tags: ['Admin'],
    query: cspReportQuerySchema,
    response: z.array(cspReportSchema),
  },
} as const satisfies CallTable;
