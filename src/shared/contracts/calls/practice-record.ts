import type { CallTable } from '../call.ts';
import {
  practiceRecordSchema,
  ratingDaysQuerySchema,
  ratingDaysSchema,
} from '../practice-record.ts';

const tags = ['Progress'];

export const practiceRecordCalls = {
  'GET /api/practice/record': {
    access: 'user',
    summary: "The user's ratings, how they solved questions, and how well calibrated they are",
    tags,
    response: practiceRecordSchema,
  },
  'GET /api/practice/rating-days': {
    access: 'user',
    summary: "The user's rating on each day of the last year with a rated answer",
    tags,
    query: ratingDaysQuerySchema,
    response: ratingDaysSchema,
  },
} as const satisfies CallTable;
