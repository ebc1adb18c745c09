import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  bulkChangeSchema,
  bulkResultSchema,
  deletedAllSchema,
  deletionQuerySchema,
} from '#shared/contracts/admin-question.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import { signedIn } from '../../plugins/session.ts';
import type { QuestionRemovalService } from './question-removal.service.ts';

interface QuestionRemovalRoutesDeps {
  questionRemoval: QuestionRemovalService;
}

export const questionRemovalRoutes: FastifyPluginAsyncZod<QuestionRemovalRoutesDeps> = async (
  api,
  { questionRemoval },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.post(
    '/admin/questions/bulk',
    {
      config,
      schema: {
        summary: 'Show, hide, make premium or free, or delete up to 1,000 questions together',
        tags,
        body: bulkChangeSchema,
        response: { 200: bulkResultSchema },
      },
    },
    async (request) => {
      const { ids, action } = request.body;
      const changed = await questionRemoval.changeMany(signedIn(request).actor, ids, action);
      return { changed };
    },
  );

  api.delete(
    '/admin/questions/all',
    {
      config,
      schema: {
        summary: 'Delete all questions for good; an export of them is kept',
        tags,
        response: { 200: deletedAllSchema },
      },
    },
    (request) => questionRemoval.deleteAll(signedIn(request).actor),
  );

  api.delete(
    '/admin/questions/:id',
    {
      config,
      schema: {
        summary: 'Delete a question for good, with its solution and discussions',
        tags,
        params: questionParamsSchema,
        querystring: deletionQuerySchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await questionRemoval.deleteOne(signedIn(request).actor, request.params.id);
      return reply.code(204).send(null);
    },
  );
};
