import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { z } from 'zod';
import {
  dailyActivitySchema,
  dailyVisitsSchema,
  deviceVisitsSchema,
  pageVisitsSchema,
  type ReportQuery,
  referrerVisitsSchema,
  uniqueVisitorsSchema,
} from '#shared/contracts/analytics.ts';
import { csvHeader, csvLines } from '../../lib/csv.ts';
import { addCall } from '../../plugins/add-call.ts';
import type { ReportService } from './statistics.service.ts';

type Row = Record<string, string | number>;

export const reportRoutes: FastifyPluginAsync<{ visitReports: ReportService }> = async (
  api,
  { visitReports },
) => {
  /** Answers a report, or a file with the columns of its rows. */
  const reporting =
    <Report extends Row | Row[]>(
      name: string,
      row: z.ZodObject,
      read: (query: ReportQuery) => Promise<Report>,
    ) =>
    async ({ query }: { query: ReportQuery }, reply: FastifyReply) => {
      const report = await read(query);
      if (query.format !== 'csv') return report;
      const columns = Object.keys(row.shape);
      const cells = rowsOf(report).map((line) => columns.map((column) => line[column] ?? ''));
      const { start, end } = visitReports.rangeOf(query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-${start}-${end}.csv"`)
        .send(csvHeader(columns) + csvLines(cells));
    };

  addCall(
    api,
    'GET /api/analytics/daily-visits',
    reporting('daily-visits', dailyVisitsSchema, visitReports.dailyVisits),
  );
  addCall(
    api,
    'GET /api/analytics/unique-visitors',
    reporting('unique-visitors', uniqueVisitorsSchema, visitReports.uniqueVisitors),
  );
  addCall(
    api,
    'GET /api/analytics/top-pages',
    reporting('top-pages', pageVisitsSchema, visitReports.topPages),
  );
  addCall(
    api,
    'GET /api/analytics/device-breakdown',
    reporting('device-breakdown', deviceVisitsSchema, visitReports.devices),
  );
  addCall(
    api,
    'GET /api/analytics/referrers',
    reporting('referrers', referrerVisitsSchema, visitReports.referrers),
  );
  addCall(
    api,
    'GET /api/analytics/activity',
    reporting('activity', dailyActivitySchema, visitReports.activity),
  );
};

function rowsOf(report: Row | Row[]): Row[] {
  return Array.isArray(report) ? report : [report];
}
