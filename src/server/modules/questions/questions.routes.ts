import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  dailyQuerySchema,
  facetsSchema,
  neighborsQuerySchema,
  neighborsSchema,
  questionDetailSchema,
  questionListQuerySchema,
  questionParamsSchema,
  questionSchema,
} from '#shared/contracts/question.ts';
import type { QuestionsService } from './questions.service.ts';

export const questionRoutes: FastifyPluginAsyncZod<{ questions: QuestionsService }> = async (
  api,
  { questions },
) => {
  const config = { access: 'public' } as const;
  const tags = ['Questions'];

  // May change any moment. Answers to somebody signed in are not kept at all.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
  });

  api.get(
    '/questions',
    {
      config,
      schema: {
        summary: 'Visible questions; all of them, or one page',
        tags,
        querystring: questionListQuerySchema,
        response: { 200: z.array(questionSchema) },
      },
    },
    async ({ query, actor }, reply) => {
      const { total, questions: rows } = await questions.list(query, actor);
      reply.header('x-total-count', total);
      return rows;
    },
  );

  api.get(
    '/questions/facets',
    {
      config,
      schema: {
        summary: 'How many visible questions there are by category and by difficulty',
        tags,
        response: { 200: facetsSchema },
      },
    },
    async () => questions.facets(),
  );

  api.get(
    '/questions/daily',
    {
      config,
      schema: {
        summary: 'The question of the day',
        tags,
        querystring: dailyQuerySchema,
        response: { 200: questionSchema },
      },
    },
    async ({ query: { date, exclude = [] }, actor }) => questions.daily(date, exclude, actor),
  );

  api.get(
    '/questions/:id',
    {
      config,
      schema: {
        summary: 'One question',
        tags,
        params: questionParamsSchema,
        response: { 200: questionDetailSchema },
      },
    },
    async ({ params, actor }) => questions.detail(params.id, actor),
  );

  api.get(
    '/questions/:id/neighbors',
    {
      config,
      schema: {
        summary: 'What comes before and after a question in an order',
        tags,
        params: questionParamsSchema,
        querystring: neighborsQuerySchema,
        response: { 200: neighborsSchema },
      },
    },
    async ({ params, query, actor }) => questions.neighbors(params.id, query, actor),
  );
};
