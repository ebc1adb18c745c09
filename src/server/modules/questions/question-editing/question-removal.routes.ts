import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { QuestionRemovalService } from './question-removal.service.ts';

interface QuestionRemovalRoutesDeps {
  questionRemoval: QuestionRemovalService;
}

export const questionRemovalRoutes: FastifyPluginAsync<QuestionRemovalRoutesDeps> = async (
  api,
  { questionRemoval },
) => {
  addCall(api, 'POST /api/admin/questions/bulk', async (request) => {
    const { ids, action } = request.body;
    const changed = await questionRemoval.changeMany(signedIn(request).actor, ids, action);
    return { changed };
  });

  addCall(api, 'DELETE /api/admin/questions/all', (request) =>
    questionRemoval.deleteAll(signedIn(request).actor),
  );

  addCall(api, 'DELETE /api/admin/questions/:id', (request) =>
    questionRemoval.deleteOne(signedIn(request).actor, request.params.id),
  );
};
