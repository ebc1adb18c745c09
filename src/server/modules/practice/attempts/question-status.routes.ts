import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AttemptService } from './attempt.service.ts';

interface QuestionStatusRoutesDeps {
  attempts: AttemptService;
}

export const questionStatusRoutes: FastifyPluginAsync<QuestionStatusRoutesDeps> = async (
  api,
  { attempts },
) => {
  addCall(api, 'PATCH /api/questions/:id/status', (request) =>
    attempts.mark(signedIn(request).actor, {
      questionId: request.params.id,
      status: request.body.status,
    }),
  );

  addCall(api, 'POST /api/user-question-status', (request) =>
    attempts.mark(signedIn(request).actor, request.body),
  );
};
