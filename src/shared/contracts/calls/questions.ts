import { z } from 'zod';
import type { CallTable } from '../call.ts';
import {
  dailyQuerySchema,
  facetsSchema,
  neighborsSchema,
  questionDetailSchema,
  questionListQuerySchema,
  questionParamsSchema,
  questionSchema,
  questionSetSchema,
} from '../question.ts';
import { variantQuerySchema } from '../variant.ts';

const tags = ['Questions'];

export const questionCalls = {
  'GET /api/questions': {
    access: 'public',
    summary: 'Visible questions, in full or by page',
    tags,
    query: questionListQuerySchema,
    response: z.array(questionSchema),
  },
  'GET /api/questions/facets': {
    access: 'public',
    summary: 'The number of visible questions by category and by difficulty',
    tags,
    response: facetsSchema,
  },
  'GET /api/questions/daily': {
    access: 'public',
    summary: 'The question of the day',
    tags,
    query: dailyQuerySchema,
    response: questionSchema,
  },
  'GET /api/questions/:id': {
    access: 'public',
    summary: 'One question',
    tags,
    params: questionParamsSchema,
    query: variantQuerySchema,
    response: questionDetailSchema,
  },
  'GET /api/questions/:id/neighbors': {
    access: 'public',
    summary: 'The place of a question in a list, and the previous and next one',
    description:
      'A question that has left the list because its status, star or note changed keeps its neighbors, but has no position.',
    tags,
    params: questionParamsSchema,
    query: questionSetSchema,
    response: neighborsSchema,
  },
} as const satisfies CallTable;
