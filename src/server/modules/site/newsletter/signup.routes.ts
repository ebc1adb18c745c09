import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { sendCsv } from '../../../plugins/send-csv.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { ExportLog } from '../../ground/audit/export-log.service.ts';
import type { SignupService } from './signup.service.ts';
import type { SignupListService } from './signup-list.service.ts';

interface SignupRoutesDeps {
  signups: SignupService;
  signupList: SignupListService;
  exportLog: ExportLog;
}

const onItsWay = 'If this email address is not on the list yet, a confirmation link is on its way.';

export const signupRoutes: FastifyPluginAsync<SignupRoutesDeps> = async (
  api,
  { signups, signupList, exportLog },
) => {
  for (const list of ['newsletter', 'ebook'] as const) {
    addCall(api, `POST /api/${list}`, async ({ body, ip }) => {
      await signups.signUp(list, body.email, ip);
      return { message: onItsWay };
    });
  }

  addCall(api, 'POST /api/newsletter/confirm', ({ body, ip }) => signups.confirm(body.token, ip));

  addCall(api, 'GET /api/newsletter/unsubscribe', ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return signups.state(query.token);
  });

  addCall(api, 'GET /api/admin/signups', async (request, reply) => {
    const { query } = request;
    if (query.format === 'csv') {
      const { actor } = signedIn(request);
      await exportLog.record({ actor, subject: { type: 'signup', id: query.list } });
      sendCsv(reply, query.list, signupList.csv(query));
      return reply;
    }
    const { total, signups: rows } = await signupList.list(query);
    reply.header('x-total-count', total);
    return rows;
  });
};

/**
 * One-click unsubscribe from mail clients (RFC 8058): a form post from anywhere, without cookies.
 * The token in the URL is enough; the form is ignored.
 */
export const oneClickSignupRoutes: FastifyPluginAsync<Pick<SignupRoutesDeps, 'signups'>> = async (
  app,
  { signups },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
    done(null);
  });
  for (const name of [
    'POST /api/newsletter/unsubscribe',
    'POST /newsletter/unsubscribe',
  ] as const) {
    addCall(app, name, ({ query }) => signups.unsubscribe(query.token));
  }
};
