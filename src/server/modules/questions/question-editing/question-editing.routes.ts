import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { QuestionEditingService } from './question-editing.service.ts';

interface QuestionEditingRoutesDeps {
  questionEditing: QuestionEditingService;
}

export const questionEditingRoutes: FastifyPluginAsync<QuestionEditingRoutesDeps> = async (
  api,
  { questionEditing },
) => {
  addCall(api, 'POST /api/admin/questions', (request) =>
    questionEditing.createQuestion(signedIn(request).actor, request.body),
  );

  addCall(api, 'PUT /api/admin/questions/:id', (request) =>
    questionEditing.updateQuestion(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'PATCH /api/admin/questions/:id/visibility', (request) =>
    questionEditing.setFlag(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'PATCH /api/admin/questions/:id/premium', (request) =>
    questionEditing.setFlag(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'POST /api/admin/solutions', (request) => {
    const { questionId, content } = request.body;
    return questionEditing.addSolution(signedIn(request).actor, questionId, content);
  });

  addCall(api, 'PUT /api/admin/solutions/:id', (request) =>
    questionEditing.updateSolution(signedIn(request).actor, request.params.id, request.body),
  );
};
