import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idField } from '#shared/contracts/fields.ts';
import { questionDetailSchema, questionParamsSchema } from '#shared/contracts/question.ts';
import { questionEditSchema } from '#shared/contracts/question-edit.ts';
import {
  newSolutionSchema,
  solutionEditSchema,
  solutionSchema,
} from '#shared/contracts/solution.ts';
import { signedIn } from '../../plugins/session.ts';
import type { QuestionEditingService } from './question-editing.service.ts';

interface QuestionEditingRoutesDeps {
  questionEditing: QuestionEditingService;
}

export const questionEditingRoutes: FastifyPluginAsyncZod<QuestionEditingRoutesDeps> = async (
  api,
  { questionEditing },
) => {
  const config = { access: 'admin' } as const;
  const tags = ['Admin'];
  // The longest text that may be saved, however it is encoded.
  const bodyLimit = 1024 * 1024;

  api.put(
    '/admin/questions/:id',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Save a question',
        description: '409 `CHANGED_MEANWHILE` where `version` is not the current one.',
        tags,
        params: questionParamsSchema,
        body: questionEditSchema,
        response: { 200: questionDetailSchema },
      },
    },
    async (request) =>
      questionEditing.updateQuestion(signedIn(request).actor, request.params.id, request.body),
  );

  api.post(
    '/admin/solutions',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Add the solution of a question',
        description: '409 `SOLUTION_EXISTS` where there is one already.',
        tags,
        body: newSolutionSchema,
        response: { 201: solutionSchema },
      },
    },
    async (request, reply) => {
      const { questionId, content } = request.body;
      const { actor } = signedIn(request);
      return reply.code(201).send(await questionEditing.addSolution(actor, questionId, content));
    },
  );

  api.put(
    '/admin/solutions/:id',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Save a solution',
        description: '409 `CHANGED_MEANWHILE` where `version` is not the current one.',
        tags,
        params: z.object({ id: idField('Invalid solution id') }),
        body: solutionEditSchema,
        response: { 200: solutionSchema },
      },
    },
    async (request) =>
      questionEditing.updateSolution(signedIn(request).actor, request.params.id, request.body),
  );
};
