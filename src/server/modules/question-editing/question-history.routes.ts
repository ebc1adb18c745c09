import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  adminQuestionSchema,
  questionHistorySchema,
  restoreSchema,
} from '#shared/contracts/admin-question.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import { signedIn } from '../../plugins/session.ts';
import type { QuestionHistoryService } from './question-history.service.ts';

interface QuestionHistoryRoutesDeps {
  questionHistory: QuestionHistoryService;
}

export const questionHistoryRoutes: FastifyPluginAsyncZod<QuestionHistoryRoutesDeps> = async (
  api,
  { questionHistory },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/questions/:id/history',
    {
      config,
      schema: {
        summary: 'What a question and its solution have been, the latest first',
        tags,
        params: questionParamsSchema,
        response: { 200: questionHistorySchema },
      },
    },
    ({ params }) => questionHistory.list(params.id),
  );

  api.post(
    '/admin/questions/:id/restore',
    {
      config,
      schema: {
        summary: 'Save an earlier version of a question or its solution once more',
        tags,
        params: questionParamsSchema,
        body: restoreSchema,
        response: { 200: adminQuestionSchema },
      },
    },
    (request) => questionHistory.restore(signedIn(request).actor, request.params.id, request.body),
  );
};
