import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { mailParamsSchema, mailQuerySchema, mailSchema } from '../mail.ts';

const tags = ['Admin'];

export const mailCalls = {
  'GET /api/admin/mails': {
    access: 'admin',
    summary: 'Queued, sent and failed emails, newest first',
    tags,
    query: mailQuerySchema,
    response: z.array(mailSchema),
  },
  'POST /api/admin/mails/:id/resend': {
    access: 'admin',
    summary: 'Send an email again',
    tags,
    params: mailParamsSchema,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;
