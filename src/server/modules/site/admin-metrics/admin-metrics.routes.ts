import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { AdminMetricsService } from './admin-metrics.service.ts';

export const adminMetricsRoutes: FastifyPluginAsync<{ adminMetrics: AdminMetricsService }> = async (
  api,
  { adminMetrics },
) => {
  addCall(api, 'GET /api/admin/overview', ({ query }) => adminMetrics.read(query));
};
