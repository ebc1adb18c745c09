import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { NoteService } from './note.service.ts';

export const noteRoutes: FastifyPluginAsync<{ notes: NoteService }> = async (api, { notes }) => {
  addCall(api, 'GET /api/questions/:id/note', (request) =>
    notes.find(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'PUT /api/questions/:id/note', (request) =>
    notes.save(signedIn(request).actor, request.params.id, request.body),
  );
};
