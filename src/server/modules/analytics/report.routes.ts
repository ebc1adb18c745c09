import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  dailyActivitySchema,
  dailyVisitsSchema,
  deviceVisitsSchema,
  pageVisitsSchema,
  type ReportQuery,
  referrerVisitsSchema,
  reportQuerySchema,
  uniqueVisitorsSchema,
} from '#shared/contracts/analytics.ts';
import { csvHeader, csvLines } from '../../csv.ts';
import type { ReportService } from './report.service.ts';

type Rows = Record<string, string | number>[];

interface Report {
  name: string;
  summary: string;
  /** Of its only row, where `isOne`. */
  row: z.ZodObject;
  isOne?: boolean;
  read: (query: ReportQuery) => Promise<Rows | Rows[number]>;
}

export const reportRoutes: FastifyPluginAsyncZod<{ visitReports: ReportService }> = async (
  api,
  { visitReports },
) => {
  const all: Report[] = [
    {
      name: 'daily-visits',
      summary: 'Visits of each day, those without any included',
      row: dailyVisitsSchema,
      read: visitReports.dailyVisits,
    },
    {
      name: 'unique-visitors',
      summary: "The sum of each day's visitors: who comes on two days counts twice",
      row: uniqueVisitorsSchema,
      isOne: true,
      read: visitReports.uniqueVisitors,
    },
    {
      name: 'top-pages',
      summary: 'The 100 most visited pages',
      row: pageVisitsSchema,
      read: visitReports.topPages,
    },
    {
      name: 'device-breakdown',
      summary: 'Visits by kind of device',
      row: deviceVisitsSchema,
      read: visitReports.devices,
    },
    {
      name: 'referrers',
      summary: 'The 100 sites that led most visitors here',
      row: referrerVisitsSchema,
      read: visitReports.referrers,
    },
    {
      name: 'activity',
      summary: 'Registrations, solved questions and subscriptions of each day',
      row: dailyActivitySchema,
      read: visitReports.activity,
    },
  ];

  for (const { name, summary, row, isOne, read } of all) {
    api.get(
      `/analytics/${name}`,
      {
        config: { access: 'admin' },
        schema: {
          summary,
          description:
            'Days are in UTC, the last 30 if none are given. A CSV file with `format=csv`.',
          tags: ['Analytics'],
          querystring: reportQuerySchema,
          response: { 200: z.union([isOne ? row : z.array(row), z.string().describe('As CSV.')]) },
        },
      },
      async ({ query }, reply) => {
        const report = await read(query);
        if (query.format !== 'csv') return report;
        const columns = Object.keys(row.shape);
        const cells = [report].flat().map((line) => columns.map((column) => line[column] ?? ''));
        const { start, end } = visitReports.rangeOf(query);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${name}-${start}-${end}.csv"`)
          .send(csvHeader(columns) + csvLines(cells));
      },
    );
  }
};
