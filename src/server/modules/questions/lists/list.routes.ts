import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { addRead } from '../../../plugins/add-read.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ListService } from './list.service.ts';
import type { SharedListService } from './shared-list.service.ts';

interface ListRoutesDeps {
  lists: ListService;
  sharedLists: SharedListService;
}

export const listRoutes: FastifyPluginAsync<ListRoutesDeps> = async (
  api,
  { lists, sharedLists },
) => {
  // A revoked link must not live on in any cache.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addRead(api, 'GET /api/lists', (request) => lists.list(signedIn(request).actor));

  addCall(api, 'POST /api/lists', (request) => lists.create(signedIn(request).actor, request.body));

  addRead(api, 'GET /api/lists/:id', (request) =>
    lists.find(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'PUT /api/lists/:id', (request) =>
    lists.rename(signedIn(request).actor, request.params.id, request.body),
  );

  addCall(api, 'DELETE /api/lists/:id', (request) =>
    lists.delete(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'PUT /api/lists/:id/questions/:questionId', (request) =>
    lists.add(signedIn(request).actor, request.params.id, request.params.questionId),
  );

  addCall(api, 'PATCH /api/lists/:id/questions/:questionId', (request) => {
    const { id, questionId } = request.params;
    return lists.move(signedIn(request).actor, id, questionId, request.body.before);
  });

  addCall(api, 'DELETE /api/lists/:id/questions/:questionId', (request) =>
    lists.remove(signedIn(request).actor, request.params.id, request.params.questionId),
  );

  addCall(api, 'GET /api/questions/:id/lists', (request) =>
    lists.choices(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/lists/:id/share', (request) =>
    sharedLists.share(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'DELETE /api/lists/:id/share', (request) =>
    sharedLists.revoke(signedIn(request).actor, request.params.id),
  );

  addRead(api, 'GET /api/shared-list', ({ query, actor }) => sharedLists.find(query.token, actor));

  addCall(api, 'POST /api/shared-list/copy', (request) =>
    sharedLists.copy(signedIn(request).actor, request.body.token),
  );
};
