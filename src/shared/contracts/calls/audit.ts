import { z } from 'zod';
import { auditChoicesSchema, auditEntrySchema, auditQuerySchema } from '../audit.ts';
import type { CallTable } from '../call.ts';

const tags = ['Admin'];

export const auditCalls = {
  'GET /api/admin/audit': {
    access: 'admin',
    summary: 'The audit log, newest first',
    tags,
    query: auditQuerySchema,
    response: z.array(auditEntrySchema),
  },
  'GET /api/admin/audit/choices': {
    access: 'admin',
    summary: 'The actions, actors and subject types in the log',
    tags,
    response: auditChoicesSchema,
  },
} as const satisfies CallTable;
