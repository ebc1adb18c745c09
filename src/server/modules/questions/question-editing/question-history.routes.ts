import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { QuestionHistoryService } from './question-history.service.ts';

interface QuestionHistoryRoutesDeps {
  questionHistory: QuestionHistoryService;
}

export const questionHistoryRoutes: FastifyPluginAsync<QuestionHistoryRoutesDeps> = async (
  api,
  { questionHistory },
) => {
  addCall(api, 'GET /api/admin/questions/:id/history', ({ params }) =>
    questionHistory.list(params.id),
  );

  addCall(api, 'POST /api/admin/questions/:id/restore', (request) =>
    questionHistory.restore(signedIn(request).actor, request.params.id, request.body),
  );
};
