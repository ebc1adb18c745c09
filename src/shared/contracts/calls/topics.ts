import type { CallTable } from '../call.ts';
import { questionParamsSchema } from '../question.ts';
import {
  collectionSchema,
  slugParamsSchema,
  topicLinksSchema,
  topicMapSchema,
  topicSchema,
} from '../topic.ts';

const tags = ['Topics'];

export const topicCalls = {
  'GET /api/topics': {
    access: 'public',
    summary: 'All topics by group, and the collections',
    tags,
    response: topicMapSchema,
  },
  'GET /api/topics/:slug': {
    access: 'public',
    summary: 'One topic, with its primer and its first questions',
    tags,
    params: slugParamsSchema,
    response: topicSchema,
  },
  'GET /api/collections/:slug': {
    access: 'public',
    summary: 'One collection, with its questions in order',
    tags,
    params: slugParamsSchema,
    response: collectionSchema,
  },
  'GET /api/questions/:id/topics': {
    access: 'public',
    summary: 'The topics of a question',
    tags,
    params: questionParamsSchema,
    response: topicLinksSchema,
  },
} as const satisfies CallTable;
