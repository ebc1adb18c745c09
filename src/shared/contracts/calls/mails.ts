import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { mailParamsSchema, mailQuerySchema, mailSchema, openedMailSchema } from '../mail.ts';

const tags = ['Admin'];

export const mailCalls = {
  'GET /api/admin/mails': {
    access: 'admin',
    summary: 'Queued, sent and failed emails, newest first',
    tags,
    query: mailQuerySchema,
    response: z.array(mailSchema),
  },
  'GET /api/admin/mails/:id': {
    access: 'admin',
    origin: 'own',
    summary: 'One email with its text; recorded in the audit log',
    tags,
    params: mailParamsSchema,
    response: openedMailSchema,
  },
  'POST /api/admin/mails/:id/resend': {
    access: 'admin',
    summary: 'Send an email again; recorded in the audit log',
    tags,
    params: mailParamsSchema,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;
