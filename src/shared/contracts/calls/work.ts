import type { CallTable } from '../call.ts';
import { adminWorkSchema, workMailSchema } from '../work.ts';

const tags = ['Admin work'];

export const workCalls = {
  'GET /api/admin/work': {
    access: 'admin',
    summary: 'What waits for an administrator: how much of each kind, and the oldest',
    tags,
    response: adminWorkSchema,
  },
  'GET /api/admin/work/mail': {
    access: 'admin',
    summary: 'When the administrator is emailed about new work',
    tags,
    response: workMailSchema,
  },
  'PUT /api/admin/work/mail': {
    access: 'admin',
    summary: 'Choose when to be emailed about new work, at most once an hour',
    tags,
    body: workMailSchema,
    response: workMailSchema,
  },
} as const satisfies CallTable;
