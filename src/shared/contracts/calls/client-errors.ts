import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { clientErrorSchema } from '../client-error.ts';

export const clientErrorCalls = {
  'POST /api/client-errors': {
    access: 'public',
    bodyLimit: 16 * 1024,
    summary: 'Report a browser error',
    tags: ['Operations'],
    body: clientErrorSchema,
    status: 204,
    response: z.null(),
  },
} as const satisfies CallTable;
