import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  errorReportSchema,
  newErrorReportSchema,
  ownErrorReportQuerySchema,
  ownErrorReportSchema,
} from '#shared/contracts/error-report.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import { signedIn } from '../../plugins/session.ts';
import type { ErrorReportService } from './error-report.service.ts';

interface ErrorReportRoutesDeps {
  errorReports: ErrorReportService;
}

export const errorReportRoutes: FastifyPluginAsyncZod<ErrorReportRoutesDeps> = async (
  api,
  { errorReports },
) => {
  api.post(
    '/questions/:id/report-error',
    {
      config: { access: 'user', signInMessage: 'Please sign in to report an error' },
      schema: {
        summary: 'Report an error in a question',
        tags: ['Questions'],
        params: questionParamsSchema,
        body: newErrorReportSchema,
        response: { 201: errorReportSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const { params, body } = request;
      const report = await errorReports.report(actor, params.id, body.description);
      return reply.code(201).send(report);
    },
  );

  api.get(
    '/user/error-reports',
    {
      config: { access: 'user' },
      schema: {
        summary: 'What the caller reported, and what became of it, newest first',
        tags: ['Account'],
        querystring: ownErrorReportQuerySchema,
        response: { 200: z.array(ownErrorReportSchema) },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      const { total, reports } = await errorReports.listOwn(actor, request.query);
      reply.header('x-total-count', total);
      return reports;
    },
  );
};
