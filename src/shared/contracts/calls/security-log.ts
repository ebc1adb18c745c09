import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  ownSecurityEventSchema,
  ownSecurityQuerySchema,
  securityEventSchema,
  securityQuerySchema,
} from '../security-log.ts';

export const securityLogCalls = {
  'GET /api/user/security-log': {
    access: 'user',
    summary: 'What happened to the account in the last 90 days, newest first',
    tags: ['Account'],
    query: ownSecurityQuerySchema,
    response: z.array(ownSecurityEventSchema),
  },
  'GET /api/admin/security-log': {
    access: 'admin',
    summary: 'What happened to all accounts in the last 90 days, newest first',
    description:
      "Searches username, email and network. Administrators' actions are in the audit log.",
    tags: ['Admin'],
    query: securityQuerySchema,
    response: z.array(securityEventSchema),
  },
} as const satisfies CallTable;
