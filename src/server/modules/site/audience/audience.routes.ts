import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import type { FeedbackService } from './feedback.service.ts';
import type { SignupService } from './signup.service.ts';

interface AudienceRoutesDeps {
  feedback: FeedbackService;
  signups: SignupService;
}

const onItsWay = 'If this email address is not on the list yet, a confirmation link is on its way.';

export const audienceRoutes: FastifyPluginAsync<AudienceRoutesDeps> = async (
  api,
  { feedback, signups },
) => {
  addCall(api, 'POST /api/feedback', async ({ body, actor, ip }) => {
    await feedback.send(body, { actor, ip });
    return { message: 'Thank you for your feedback.' };
  });

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
};

/**
 * One-click unsubscribe from mail clients (RFC 8058): a form post from anywhere, without cookies.
 * The token in the URL is enough; the form is ignored.
 */
export const oneClickSignupRoutes: FastifyPluginAsync<Pick<AudienceRoutesDeps, 'signups'>> = async (
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
