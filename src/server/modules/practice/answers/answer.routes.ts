import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AnswerService } from './answer.service.ts';
import type { CarriedAnswerService } from './carried-answer.service.ts';
import type { FollowUpService } from './follow-up.service.ts';
import type { SelfJudgingService } from './self-judging.service.ts';

interface AnswerRoutesDeps {
  answers: AnswerService;
  carriedAnswers: CarriedAnswerService;
  selfJudging: SelfJudgingService;
  followUps: FollowUpService;
}

export const answerRoutes: FastifyPluginAsync<AnswerRoutesDeps> = async (
  api,
  { answers, carriedAnswers, selfJudging, followUps },
) => {
  addCall(api, 'POST /api/questions/:id/answer', ({ params, body, actor, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    return answers.check(actor, { ...body, questionId: params.id, ip });
  });

  addCall(api, 'POST /api/questions/:id/answer/reveal', (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { params, query, ip } = request;
    const { v: variant = null, via, part = null } = query;
    const { actor } = signedIn(request);
    return answers.reveal(actor, { via, variant, part, questionId: params.id, ip });
  });

  addCall(api, 'POST /api/questions/:id/comparison', (request, reply) => {
    reply.header('cache-control', 'no-store');
    return selfJudging.compare(signedIn(request).actor, request.params.id, request.body);
  });

  addCall(api, 'POST /api/questions/:id/self-judgment', (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { params, body, ip } = request;
    return selfJudging.judge(signedIn(request).actor, params.id, ip, body);
  });

  addCall(api, 'POST /api/carried-answers', (request) =>
    carriedAnswers.keep(signedIn(request).actor, request.body.answers),
  );

  addCall(api, 'POST /api/answer-readings', ({ body, ip }, reply) => {
    reply.header('cache-control', 'no-store');
    return answers.read(body, ip);
  });

  addCall(api, 'GET /api/questions/:id/hints/:number', ({ params, query, actor }, reply) => {
    reply.header('cache-control', 'no-cache');
    return answers.hint(actor, params.id, params.number, query.v ?? null);
  });

  addCall(api, 'GET /api/questions/:id/follow-ups', ({ params, query, actor }, reply) => {
    reply.header('cache-control', 'no-store');
    return followUps.list(actor, params.id, query.v ?? null);
  });

  addCall(
    api,
    'POST /api/questions/:id/follow-ups/:number/answer',
    ({ params, body, actor, ip }, reply) => {
      reply.header('cache-control', 'no-store');
      const { id: questionId, number } = params;
      return followUps.check(actor, { ...body, questionId, number, ip });
    },
  );

  addCall(api, 'POST /api/admin/answer-trials', (request) =>
    answers.tryOut(signedIn(request).actor, request.body),
  );
};
