import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import {
  dailyActivitySchema,
  dailyVisitsSchema,
  deviceVisitsSchema,
  pageVisitsSchema,
  referrerVisitsSchema,
  type StatisticsQuery,
  uniqueVisitorsSchema,
} from '#shared/contracts/analytics.ts';
import { csvHeader, csvLines } from '../../../lib/csv.ts';
import { addCall } from '../../../plugins/add-call.ts';
import type { StatisticsService } from './statistics.service.ts';

type Row = Record<string, string | number>;

export const statisticsRoutes: FastifyPluginAsync<{ statistics: StatisticsService }> = async (
  api,
  { statistics },
) => {
  /** Sends statistics as JSON or as a CSV file. */
  const reporting =
    <Report extends Row | Row[]>(
      name: string,
      row: z.ZodObject,
      read: (query: StatisticsQuery) => Promise<Report>,
    ) =>
    async ({ query }: { query: StatisticsQuery }, reply: FastifyReply) => {
      const report = await read(query);
      if (query.format !== 'csv') return report;
      const columns = Object.keys(row.shape);
      const cells = rowsOf(report).map((line) => columns.map((column) => line[column] ?? ''));
      const { start, end } = statistics.rangeOf(query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${start}-${end}.csv"`)
        .send(csvHeader(columns) + csvLines(cells));
    };

  addCall(
    api,
    'GET /api/analytics/daily-visits',
    reporting('daily-visits', dailyVisitsSchema, statistics.dailyVisits),
  );
  addCall(
    api,
    'GET /api/analytics/unique-visitors',
    reporting('unique-visitors', uniqueVisitorsSchema, statistics.uniqueVisitors),
  );
  addCall(
    api,
    'GET /api/analytics/top-pages',
    reporting('top-pages', pageVisitsSchema, statistics.topPages),
  );
  addCall(
    api,
    'GET /api/analytics/device-breakdown',
    reporting('device-breakdown', deviceVisitsSchema, statistics.devices),
  );
  addCall(
    api,
    'GET /api/analytics/referrers',
    reporting('referrers', referrerVisitsSchema, statistics.referrers),
  );
  addCall(
    api,
    'GET /api/analytics/activity',
    reporting('activity', dailyActivitySchema, statistics.activity),
  );
};

function rowsOf(report: Row | Row[]): Row[] {
  return Array.isArray(report) ? report : [report];
}
