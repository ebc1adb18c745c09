import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import type { SessionService } from '../accounts/auth/session.service.ts';
import { callerOf } from './meeting.routes.ts';
import type { PadService } from './pad.service.ts';
import type { Meetings } from './run-command.ts';
import { topicOf } from './settle-meeting.ts';

interface PadRoutesDeps {
  appUrl: string;
  meetingCommands: Pick<Meetings, 'find'>;
  pads: PadService;
  sessions: Pick<SessionService, 'findRecent'>;
}

/** What people type, and the stream that brings it to the other one. */
export const padRoutes: FastifyPluginAsync<PadRoutesDeps> = async (
  api,
  { appUrl, meetingCommands, pads, sessions },
) => {
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addCall(api, 'POST /api/meetings/:id/pad', (request) =>
    pads.append(callerOf(request, appUrl), request.params.id, request.body, request.ip),
  );

  addCall(api, 'GET /api/meetings/:id/pad/:half', (request) => {
    const { id, half } = request.params;
    const after = { half, number: request.query.after };
    return pads.replay(callerOf(request, appUrl), id, after);
  });

  addCall(api, 'GET /api/meetings/:id/stream', async (request, reply) => {
    const { session, actor, params, query, headers } = request;
    const caller = callerOf(request, appUrl);
    await meetingCommands.find(caller, params.id);
    const isStillSignedIn = async () =>
      session === null || (await sessions.findRecent(session.token))?.user.id === actor?.id;
    const last = headers['last-event-id'];
    const after = typeof last === 'string' && last !== '' ? last : (query.after ?? null);
    const readOn = pads.follow(caller, params.id, after);
    return api.streams.open(request, reply, {
      owner: actor ? `user ${actor.id}` : `guest ${params.id}`,
      topic: topicOf(params.id),
      read: async () => ((await isStillSignedIn()) ? readOn() : null),
    });
  });
};
