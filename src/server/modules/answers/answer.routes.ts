import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  answerAttemptSchema,
  answerJudgementSchema,
  hintParamsSchema,
  hintSchema,
  revealedAnswerSchema,
} from '#shared/contracts/answer.ts';
import { questionParamsSchema } from '#shared/contracts/question.ts';
import { signedIn } from '../../plugins/session.ts';
import type { AnswerService } from './answer.service.ts';

export const answerRoutes: FastifyPluginAsyncZod<{ answers: AnswerService }> = async (
  api,
  { answers },
) => {
  const tags = ['Answers'];

  api.post(
    '/questions/:id/answer',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Check an answer to a question',
        description:
          'Tells the answer only to who has it right. For somebody signed in, the question then counts as solved, otherwise as attempted.',
        tags,
        params: questionParamsSchema,
        body: answerAttemptSchema,
        response: { 200: answerJudgementSchema },
      },
    },
    async ({ params, body, actor, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      return answers.check(actor, { questionId: params.id, text: body.answer, address: ip });
    },
  );

  api.post(
    '/questions/:id/answer/reveal',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The answer to a question',
        description:
          '403 `PREMIUM_REQUIRED` where a subscription is needed. A question not started yet counts as attempted from then on.',
        tags,
        params: questionParamsSchema,
        response: { 200: revealedAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answers.reveal(signedIn(request).actor, request.params.id);
    },
  );

  api.get(
    '/questions/:id/hints/:number',
    {
      config: { access: 'public' },
      schema: {
        summary: 'One hint for a question, counted from 1',
        tags,
        params: hintParamsSchema,
        response: { 200: hintSchema },
      },
    },
    async ({ params, actor }, reply) => {
      reply.header('cache-control', 'no-cache');
      return answers.hint(actor, params.id, params.number);
    },
  );
};
