import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { signedIn } from '../../plugins/session.ts';
import type { QuestionStatusService } from './question-status.service.ts';

interface QuestionStatusRoutesDeps {
  questionStatuses: QuestionStatusService;
}

export const questionStatusRoutes: FastifyPluginAsync<QuestionStatusRoutesDeps> = async (
  api,
  { questionStatuses },
) => {
  addCall(api, 'PATCH /api/questions/:id/status', (request) =>
    questionStatuses.set(signedIn(request).actor, {
      questionId: request.params.id,
      status: request.body.status,
    }),
  );

  addCall(api, 'POST /api/user-question-status', (request) =>
    questionStatuses.set(signedIn(request).actor, request.body),
  );
};
