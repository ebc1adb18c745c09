import type { CallTable } from '../call.ts';
import { searchQuerySchema, searchResultSchema } from '../search.ts';

export const searchCalls = {
  'GET /api/search': {
    access: 'public',
    summary: 'Questions, categories, drills, topics, collections and pages that match a query',
    description: 'Tolerates typos, and knows word forms and synonyms. Solutions are not searched.',
    tags: ['Questions'],
    query: searchQuerySchema,
    response: searchResultSchema,
  },
} as const satisfies CallTable;
