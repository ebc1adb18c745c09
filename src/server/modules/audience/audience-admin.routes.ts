import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  feedbackChangeSchema,
  feedbackParamsSchema,
  feedbackQuerySchema,
  feedbackSchema,
  signupQuerySchema,
  signupSchema,
} from '#shared/contracts/audience.ts';
import { sendCsv } from '../../plugins/send-csv.ts';
import { signedIn } from '../../plugins/session.ts';
import type { FeedbackService } from './feedback.service.ts';
import type { SignupListService } from './signup-list.service.ts';

interface AudienceAdminRoutesDeps {
  feedback: FeedbackService;
  signupList: SignupListService;
}

export const audienceAdminRoutes: FastifyPluginAsyncZod<AudienceAdminRoutesDeps> = async (
  api,
  { feedback, signupList },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];
  const description = 'With `format=csv`, all that match as a file for spreadsheets.';

  api.get(
    '/admin/feedback',
    {
      config,
      schema: {
        summary: 'What visitors wrote, newest first unless sorted',
        description,
        tags,
        querystring: feedbackQuerySchema,
        response: { 200: z.array(feedbackSchema) },
      },
    },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        sendCsv(reply, 'feedback', feedback.csv(query));
        return reply;
      }
      const { total, feedback: rows } = await feedback.list(query);
      reply.header('x-total-count', total);
      return rows;
    },
  );

  api.patch(
    '/admin/feedback/:id',
    {
      config,
      schema: {
        summary: 'Mark feedback as handled, or open it again',
        tags,
        params: feedbackParamsSchema,
        body: feedbackChangeSchema,
        response: { 200: feedbackSchema },
      },
    },
    (request) =>
      feedback.setHandled(signedIn(request).actor, request.params.id, request.body.isHandled),
  );

  api.get(
    '/admin/signups',
    {
      config,
      schema: {
        summary: 'Who signed up for a list, newest first unless sorted',
        description,
        tags,
        querystring: signupQuerySchema,
        response: { 200: z.array(signupSchema) },
      },
    },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        sendCsv(reply, query.list, signupList.csv(query));
        return reply;
      }
      const { total, signups } = await signupList.list(query);
      reply.header('x-total-count', total);
      return signups;
    },
  );
};
