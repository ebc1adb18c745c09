import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { sendCsv } from '../../../plugins/send-csv.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ExportLog } from '../../ground/audit/export-log.service.ts';
import type { FeedbackService } from './feedback.service.ts';

interface FeedbackRoutesDeps {
  feedback: FeedbackService;
  exportLog: ExportLog;
}

export const feedbackRoutes: FastifyPluginAsync<FeedbackRoutesDeps> = async (
  api,
  { feedback, exportLog },
) => {
  addCall(api, 'POST /api/feedback', async ({ body, actor, ip }) => {
    await feedback.send(body, { actor, ip });
    return { message: 'Thank you for your feedback.' };
  });

  addCall(api, 'GET /api/admin/feedback', async (request, reply) => {
    const { query } = request;
    if (query.format === 'csv') {
      const { actor } = signedIn(request);
      await exportLog.record({ actor, subject: { type: 'feedback', id: 'list' } });
      sendCsv(reply, 'feedback', feedback.csv(query));
      return reply;
    }
    const { total, feedback: rows } = await feedback.list(query);
    reply.header('x-total-count', total);
    return rows;
  });

  addCall(api, 'PATCH /api/admin/feedback/:id', (request) =>
    feedback.setHandled(signedIn(request).actor, request.params.id, request.body.isHandled),
  );
};
