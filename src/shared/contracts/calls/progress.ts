import type { CallTable } from '../call.ts';
import { progressQuerySchema, progressSchema } from '../progress.ts';
import { questionParamsSchema } from '../question.ts';
import { ownStatusSchema, statusChangeSchema, statusPostSchema } from '../question-status.ts';

const tags = ['Progress'];

export const progressCalls = {
  'PATCH /api/questions/:id/status': {
    access: 'user',
    summary: 'Set the status of a question',
    tags,
    params: questionParamsSchema,
    body: statusChangeSchema,
    response: ownStatusSchema,
  },
  'POST /api/user-question-status': {
    access: 'user',
    summary: 'Set the status of a question, with its id in the body',
    tags,
    body: statusPostSchema,
    response: ownStatusSchema,
  },
  'GET /api/progress': {
    access: 'user',
    summary: 'What the user has attempted and solved, when, and what to try next',
    tags,
    query: progressQuerySchema,
    response: progressSchema,
  },
} as const satisfies CallTable;
