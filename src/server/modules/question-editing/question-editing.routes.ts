import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminQuestionSchema,
  newQuestionSchema,
  premiumChangeSchema,
  visibilityChangeSchema,
} from '#shared/contracts/admin-question.ts';
import { idField } from '#shared/contracts/fields.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
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
  // The two longest texts that may be saved, however they are encoded.
  const bodyLimit = 2 * 1024 * 1024;

  api.post(
    '/admin/questions',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Add a question, with its solution where there is one',
        tags,
        body: newQuestionSchema,
        response: { 201: adminQuestionSchema },
      },
    },
    async (request, reply) => {
      const { actor } = signedIn(request);
      return reply.code(201).send(await questionEditing.createQuestion(actor, request.body));
    },
  );

  api.put(
    '/admin/questions/:id',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Save a question, and its solution where one is sent',
        description:
          '409 `CHANGED_MEANWHILE` where `version` or `solutionVersion` is not the current one.',
        tags,
        params: questionParamsSchema,
        body: questionEditSchema,
        response: { 200: adminQuestionSchema },
      },
    },
    async (request) =>
      questionEditing.updateQuestion(signedIn(request).actor, request.params.id, request.body),
  );

  api.patch(
    '/admin/questions/:id/visibility',
    {
      config,
      schema: {
        summary: 'Show or hide a question',
        tags,
        params: questionParamsSchema,
        body: visibilityChangeSchema,
        response: { 200: adminQuestionSchema },
      },
    },
    (request) => questionEditing.setFlag(signedIn(request).actor, request.params.id, request.body),
  );

  api.patch(
    '/admin/questions/:id/premium',
    {
      config,
      schema: {
        summary: 'Make a question premium or free',
        tags,
        params: questionParamsSchema,
        body: premiumChangeSchema,
        response: { 200: adminQuestionSchema },
      },
    },
    (request) => questionEditing.setFlag(signedIn(request).actor, request.params.id, request.body),
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
