import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AnkiService } from './anki.service.ts';

export const ankiRoutes: FastifyPluginAsync<{ anki: AnkiService }> = async (api, { anki }) => {
  addCall(api, 'GET /api/anki', async (request, reply) => {
    const lines = await anki.export(signedIn(request).actor, request.query);
    return reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', 'attachment; filename="anki.txt"')
      .send(Readable.from(lines));
  });
};
