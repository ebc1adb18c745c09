import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { WorkService } from './work.service.ts';
import type { WorkMailService } from './work-mail.service.ts';

interface WorkRoutesDeps {
  work: WorkService;
  workMail: WorkMailService;
}

export const workRoutes: FastifyPluginAsync<WorkRoutesDeps> = async (api, { work, workMail }) => {
  addCall(api, 'GET /api/admin/work', () => work.read());

  addCall(api, 'GET /api/admin/work/mail', (request) => workMail.read(signedIn(request).actor));

  addCall(api, 'PUT /api/admin/work/mail', (request) =>
    workMail.change(signedIn(request).actor, request.body),
  );
};
