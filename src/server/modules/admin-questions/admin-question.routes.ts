import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminQuestionQuerySchema,
  adminQuestionRowSchema,
  adminQuestionSchema,
  categoryCountsSchema,
} from '#shared/contracts/admin-question.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import { signedIn } from '../../plugins/session.ts';
import type { AdminQuestionService } from './admin-question.service.ts';

interface AdminQuestionRoutesDeps {
  adminQuestions: AdminQuestionService;
}

export const adminQuestionRoutes: FastifyPluginAsyncZod<AdminQuestionRoutesDeps> = async (
  api,
  { adminQuestions },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];

  api.get(
    '/admin/questions',
    {
      config,
      schema: {
        summary: 'All questions, hidden ones too; all of them, or one page',
        tags,
        querystring: adminQuestionQuerySchema,
        response: { 200: z.array(adminQuestionRowSchema) },
      },
    },
    async (request, reply) => {
      const { total, questions } = await adminQuestions.list(
        request.query,
        signedIn(request).actor,
      );
      reply.header('x-total-count', total);
      return questions;
    },
  );

  api.get(
    '/admin/questions/categories',
    {
      config,
      schema: {
        summary: 'The categories of all questions',
        tags,
        response: { 200: categoryCountsSchema },
      },
    },
    () => adminQuestions.categories(),
  );

  api.get(
    '/admin/questions/:id',
    {
      config,
      schema: {
        summary: 'One question with its solution',
        tags,
        params: questionParamsSchema,
        response: { 200: adminQuestionSchema },
      },
    },
    (request) => adminQuestions.show(request.params.id, signedIn(request).actor),
  );
};
