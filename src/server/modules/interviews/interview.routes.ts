import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { addRead } from '../../plugins/add-read.ts';
import { signedIn } from '../../plugins/session.ts';
import type { HistoryService } from './history.service.ts';
import type { Interviewee, InterviewService } from './interview.service.ts';
import type { ReportService } from './report.service.ts';

interface InterviewRoutesDeps {
  interviews: InterviewService;
  interviewHistory: HistoryService;
  interviewReports: ReportService;
}

export const interviewRoutes: FastifyPluginAsync<InterviewRoutesDeps> = async (
  api,
  { interviews, interviewHistory, interviewReports },
) => {
  // Interviews change every second, and a revoked link must not live on in any cache.
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  addCall(api, 'POST /api/interviews', (request) => interviews.start(who(request), request.body));

  addRead(api, 'GET /api/interviews', (request) => interviewHistory.list(who(request).actor));

  addRead(api, 'GET /api/interviews/current', (request) => interviews.current(who(request)));

  addRead(api, 'GET /api/interviews/:id', (request) =>
    interviewReports.read(who(request), request.params.id),
  );

  addCall(api, 'POST /api/interviews/:id/view', (request) =>
    interviews.view(who(request), request.params.id, request.body.place),
  );

  addCall(api, 'PUT /api/interviews/:id/answers/:place', (request) => {
    const { id, place } = request.params;
    return interviews.answer(who(request), id, place, request.body);
  });

  addCall(api, 'POST /api/interviews/:id/finish', (request) =>
    interviews.finish(who(request), request.params.id),
  );

  addCall(api, 'POST /api/interviews/:id/reviews', (request) =>
    interviewReports.addToReviews(who(request), request.params.id),
  );

  addCall(api, 'POST /api/interviews/:id/share', (request) =>
    interviewReports.share(who(request), request.params.id),
  );

  addCall(api, 'DELETE /api/interviews/:id/share', (request) =>
    interviewReports.revoke(who(request), request.params.id),
  );

  addRead(api, 'GET /api/shared-interview', ({ query }) =>
    interviewReports.findShared(query.token),
  );
};

function who(request: Parameters<typeof signedIn>[0] & { ip: string }): Interviewee {
  return { actor: signedIn(request).actor, ip: request.ip };
}
