import { adminInboxSchema, inboxMailSchema } from '../admin-inbox.ts';
import type { CallTable } from '../call.ts';

const tags = ['Admin work'];

export const adminInboxCalls = {
  'GET /api/admin/work': {
    access: 'admin',
    summary: 'Work waiting for an administrator: how much of each kind, and the oldest',
    tags,
    response: adminInboxSchema,
  },
  'GET /api/admin/work/mail': {
    access: 'admin',
    summary: 'When the administrator is emailed about new work',
    tags,
    response: inboxMailSchema,
  },
  'PUT /api/admin/work/mail': {
    access: 'admin',
    summary: 'Choose when to be emailed about new work, at most once an hour',
    tags,
    body: inboxMailSchema,
    response: inboxMailSchema,
  },
} as const satisfies CallTable;
