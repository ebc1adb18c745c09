import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  planDayParamsSchema,
  planDaySchema,
  planFeedSchema,
  planOrNoneSchema,
  planSchema,
  planSettingsSchema,
} from '../plan.ts';

const tags = ['Practice'];

export const planCalls = {
  'GET /api/practice/plan': {
    access: 'user',
    summary: 'The days until the interview, laid out anew each day',
    tags,
    response: planOrNoneSchema,
  },
  'PUT /api/practice/plan': {
    access: 'user',
    summary: 'Make a plan, or change it',
    tags,
    body: planSettingsSchema,
    response: planSchema,
  },
  'DELETE /api/practice/plan': {
    access: 'user',
    summary: 'Delete the plan and its calendar link',
    tags,
    response: z.null(),
    status: 204,
  },
  'PUT /api/practice/plan/days/:date': {
    access: 'user',
    summary: 'Take a day off, or make it an easy or a full one',
    tags,
    params: planDayParamsSchema,
    body: planDaySchema,
    response: planSchema,
  },
  'POST /api/practice/plan/feed': {
    access: 'user',
    summary: 'Make a calendar link, which replaces the last one',
    tags,
    response: planFeedSchema,
    status: 201,
  },
  'DELETE /api/practice/plan/feed': {
    access: 'user',
    summary: 'Revoke the calendar link',
    tags,
    response: z.null(),
    status: 204,
  },
} as const satisfies CallTable;
