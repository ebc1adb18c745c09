import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { guestTokenOf, setGuestCookie } from '../../plugins/guest-cookie.ts';
import { signedIn } from '../../plugins/session.ts';
import type { AskingService } from './asking.service.ts';
import type { ClockService } from './clock.service.ts';
import type { FeedbackService } from './feedback.service.ts';
import type { Caller } from './load-meeting.ts';
import type { MeetingService, Visiting } from './meeting.service.ts';
import type { MeetingReportService } from './meeting-report.service.ts';
import type { Meetings } from './run-command.ts';

interface MeetingRoutesDeps {
  appUrl: string;
  meetings: MeetingService;
  meetingCommands: Meetings;
  asking: AskingService;
  clock: ClockService;
  meetingFeedback: FeedbackService;
  meetingReports: MeetingReportService;
}

export const meetingRoutes: FastifyPluginAsync<MeetingRoutesDeps> = async (api, deps) => {
  const { appUrl, meetings, meetingCommands, asking, clock } = deps;
  const { meetingFeedback, meetingReports } = deps;
  const who = (request: Parameters<typeof callerOf>[0]) => callerOf(request, appUrl);
  const visiting = (request: FastifyRequest): Visiting => ({
    actor: request.actor,
    guestTokenOf: (meetingId) => guestTokenOf(request, meetingId, appUrl),
  });

  // Rooms change every second, and guests have no session that would say this.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addCall(api, 'POST /api/meetings', (request) =>
    meetings.create(signedIn(request).actor, request.body),
  );

  addRead(api, 'GET /api/meetings', (request) => meetings.list(signedIn(request).actor));

  addCall(api, 'DELETE /api/meetings/:id', (request) =>
    meetings.remove(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'POST /api/meetings/:id/link', (request) =>
    meetings.renewLink(signedIn(request).actor, request.params.id),
  );

  addCall(api, 'GET /api/meeting-invitation', (request) =>
    meetings.invitation(visiting(request), request.query.token),
  );

  addCall(api, 'POST /api/meeting-invitation/join', async (request, reply) => {
    const { body, ip } = request;
    const { id, guestToken } = await meetings.join(visiting(request), body, ip);
    if (guestToken !== null) setGuestCookie(reply, id, appUrl, guestToken);
    return { id };
  });

  addCall(api, 'GET /api/meetings/:id', (request) =>
    meetingCommands.open(who(request), request.params.id),
  );

  addCall(api, 'POST /api/meetings/:id/deal', (request) =>
    asking.deal(who(request), request.params.id, request.body),
  );

  addCall(api, 'POST /api/meetings/:id/numbers', (request) =>
    asking.renumber(who(request), request.params.id, request.body),
  );

  addCall(api, 'POST /api/meetings/:id/hints', (request) =>
    asking.giveHint(who(request), request.params.id, request.body),
  );

  addCall(api, 'POST /api/meetings/:id/parts', (request) =>
    asking.openPart(who(request), request.params.id, request.body),
  );

  addCall(api, 'POST /api/meetings/:id/bets', (request) =>
    asking.askBet(who(request), request.params.id, request.body),
  );

  addCall(api, 'PUT /api/meetings/:id/bets', (request) =>
    asking.answerBet(who(request), request.params.id, request.body),
  );

  addCall(api, 'POST /api/meetings/:id/start', (request) =>
    clock.start(who(request), request.params.id, request.body.half),
  );

  addCall(api, 'POST /api/meetings/:id/stop', (request) =>
    clock.stop(who(request), request.params.id, request.body.half),
  );

  addCall(api, 'POST /api/meetings/:id/swap', (request) =>
    clock.swap(who(request), request.params.id, request.body.half),
  );

  addCall(api, 'POST /api/meetings/:id/finish', (request) =>
    clock.finish(who(request), request.params.id),
  );

  addCall(api, 'PUT /api/meetings/:id/notes/:half', (request) => {
    const { id, half } = request.params;
    return meetingFeedback.saveNotes(who(request), id, half, request.body.notes);
  });

  addCall(api, 'PUT /api/meetings/:id/feedback/:half', (request) => {
    const { id, half } = request.params;
    return meetingFeedback.send(who(request), id, half, request.body);
  });

  addCall(api, 'GET /api/meetings/:id/report', (request) =>
    meetingReports.read(who(request), request.params.id),
  );
};

/** One of the two, or somebody else. */
export function callerOf(
  request: Pick<FastifyRequest, 'actor' | 'cookies'> & { params: { id: string } },
  appUrl: string,
): Caller {
  return { actor: request.actor, guestToken: guestTokenOf(request, request.params.id, appUrl) };
}
