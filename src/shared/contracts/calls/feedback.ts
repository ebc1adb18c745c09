import { z } from 'zod';
import { answerSchema } from '../auth.ts';
import type { CallTable } from '../call.ts';
import {
  feedbackChangeSchema,
  feedbackParamsSchema,
  feedbackQuerySchema,
  feedbackSchema,
  newFeedbackSchema,
} from '../feedback.ts';

export const feedbackCalls = {
  'POST /api/feedback': {
    access: 'public',
    summary: 'Send feedback to the operators',
    tags: ['Audience'],
    body: newFeedbackSchema,
    response: answerSchema,
    status: 201,
  },
  'GET /api/admin/feedback': {
    access: 'admin',
    origin: 'own',
    summary: 'Feedback, newest first unless sorted',
    description: 'With `format=csv`, all matches as a CSV file.',
    tags: ['Admin'],
    query: feedbackQuerySchema,
    response: z.array(feedbackSchema),
  },
  'PATCH /api/admin/feedback/:id': {
    access: 'admin',
    summary: 'Mark feedback as handled, or open it again',
    tags: ['Admin'],
    params: feedbackParamsSchema,
    body: feedbackChangeSchema,
    response: feedbackSchema,
  },
} as const satisfies CallTable;
