import { adminMetricsQuerySchema, adminMetricsSchema } from '../admin-metrics.ts';
import type { CallTable } from '../call.ts';

export const adminMetricsCalls = {
  'GET /api/admin/overview': {
    access: 'admin',
    summary: 'Metrics for the last full days, compared with the same number of days before',
    description: 'Days are in UTC and counted once they are over.',
    tags: ['Analytics'],
    query: adminMetricsQuerySchema,
    response: adminMetricsSchema,
  },
} as const satisfies CallTable;
