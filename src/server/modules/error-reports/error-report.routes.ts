import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorReportSchema, newErrorReportSchema } from '#shared/contracts/error-report.ts';
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
};
