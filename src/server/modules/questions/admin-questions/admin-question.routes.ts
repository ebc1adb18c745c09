import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AdminQuestionService } from './admin-question.service.ts';

interface AdminQuestionRoutesDeps {
  adminQuestions: AdminQuestionService;
}

export const adminQuestionRoutes: FastifyPluginAsync<AdminQuestionRoutesDeps> = async (
  api,
  { adminQuestions },
) => {
  addCall(api, 'GET /api/admin/questions', async (request, reply) => {
    const { total, questions } = await adminQuestions.list(request.query, signedIn(request).actor);
    reply.header('x-total-count', total);
    return questions;
  });

  addCall(api, 'GET /api/admin/questions/categories', () => adminQuestions.categories());

  addCall(api, 'GET /api/admin/questions/tags', () => adminQuestions.tags());

  addCall(api, 'GET /api/admin/questions/:id', (request) =>
    adminQuestions.show(request.params.id, signedIn(request).actor),
  );
};
