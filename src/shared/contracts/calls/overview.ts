import type { CallTable } from '../call.ts';
import { overviewQuerySchema, overviewSchema } from '../overview.ts';

export const overviewCalls = {
  'GET /api/admin/overview': {
    access: 'admin',
    summary: 'The figures of the last full days, against as many days before',
    description: 'Days are in UTC and counted once they are over.',
    tags: ['Analytics'],
    query: overviewQuerySchema,
    response: overviewSchema,
  },
} as const satisfies CallTable;
