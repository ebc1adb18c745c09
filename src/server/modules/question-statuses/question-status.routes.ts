import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import {
  ownStatusSchema,
  statusChangeSchema,
  statusPostSchema,
} from '#shared/contracts/question-status.ts';
import { signedIn } from '../../plugins/session.ts';
import type { QuestionStatusService } from './question-status.service.ts';

interface QuestionStatusRoutesDeps {
  questionStatuses: QuestionStatusService;
}

export const questionStatusRoutes: FastifyPluginAsyncZod<QuestionStatusRoutesDeps> = async (
  api,
  { questionStatuses },
) => {
  const config = { access: 'user' } as const;
  const tags = ['Progress'];

  api.patch(
    '/questions/:id/status',
    {
      config,
      schema: {
        summary: 'Say how far one is with a question',
        tags,
        params: questionParamsSchema,
        body: statusChangeSchema,
        response: { 200: ownStatusSchema },
      },
    },
    async (request) =>
      questionStatuses.set(signedIn(request).actor, {
        questionId: request.params.id,
        status: request.body.status,
      }),
  );

  api.post(
    '/user-question-status',
    {
      config,
      schema: {
        summary: 'Say how far one is with a question, by its id in the body',
        tags,
        body: statusPostSchema,
        response: { 200: ownStatusSchema },
      },
    },
    async (request) => questionStatuses.set(signedIn(request).actor, request.body),
  );
};
