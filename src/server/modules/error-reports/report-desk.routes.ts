import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  errorReportDetailSchema,
  errorReportParamsSchema,
  errorReportQuerySchema,
  listedErrorReportSchema,
  newReplySchema,
  reportStatusCountSchema,
  reportStatusSchema,
} from '#shared/contracts/error-report.ts';
import { signedIn } from '../../plugins/session.ts';
import type { ReportDeskService } from './report-desk.service.ts';

export const reportDeskRoutes: FastifyPluginAsyncZod<{ reportDesk: ReportDeskService }> = async (
  api,
  { reportDesk },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/error-reports',
    {
      config,
      schema: {
        summary: 'What readers reported, newest first unless sorted',
        tags,
        querystring: errorReportQuerySchema,
        response: { 200: z.array(listedErrorReportSchema) },
      },
    },
    async ({ query }, reply) => {
      const { total, reports } = await reportDesk.list(query);
      reply.header('x-total-count', total);
      return reports;
    },
  );

  api.get(
    '/admin/error-reports/statuses',
    {
      config,
      schema: {
        summary: 'The statuses that reports have, and how many have each',
        tags,
        response: { 200: z.array(reportStatusCountSchema) },
      },
    },
    () => reportDesk.countStatuses(),
  );

  api.get(
    '/admin/error-reports/:id',
    {
      config,
      schema: {
        summary: 'One report with its question and its replies',
        tags,
        params: errorReportParamsSchema,
        response: { 200: errorReportDetailSchema },
      },
    },
    ({ params }) => reportDesk.find(params.id),
  );

  api.put(
    '/admin/error-reports/:id',
    {
      config,
      schema: {
        summary: 'Set the status of a report to any text',
        tags,
        params: errorReportParamsSchema,
        body: reportStatusSchema,
        response: { 200: errorReportDetailSchema },
      },
    },
    async (request) => {
      const { actor } = signedIn(request);
      return reportDesk.setStatus(actor, request.params.id, request.body.status);
    },
  );

  api.post(
    '/admin/error-reports/:id/replies',
    {
      config,
      schema: {
        summary: 'Answer the reporter, on the site and by mail',
        tags,
        params: errorReportParamsSchema,
        body: newReplySchema,
        response: { 201: errorReportDetailSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const report = await reportDesk.reply(actor, request.params.id, request.body.content);
      return reply.code(201).send(report);
    },
  );
};
