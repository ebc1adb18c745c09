import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { mailParamsSchema, mailQuerySchema, mailSchema } from '../mail.ts';

const tags = ['Admin'];

export const mailCalls = {
  'GET /api/admin/mails': {
    access: 'admin',
    summary: 'Mails that are queued, sent or failed, newest first',
    tags,
    query: mailQuerySchema,
    response: z.array(mailSchema),
  },
  'POST /api/admin/mails/:id/resend': {
    access: 'admin',
    summary: 'Send a mail again',
    tags,
    params: mailParamsSchema,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;
