import type { CallTable } from '../call.ts';
import {
  practiceRecordSchema,
  ratingHistoryQuerySchema,
  ratingHistorySchema,
} from '../practice-record.ts';

const tags = ['Progress'];

export const practiceRecordCalls = {
  'GET /api/practice/record': {
    access: 'user',
    summary: "The user's ratings, how they solved questions, and how well calibrated they are",
    tags,
    response: practiceRecordSchema,
  },
  'GET /api/practice/rating-history': {
    access: 'user',
    summary: "The user's rating after each of the last rated answers, oldest first",
    tags,
    query: ratingHistoryQuerySchema,
    response: ratingHistorySchema,
  },
} as const satisfies CallTable;
