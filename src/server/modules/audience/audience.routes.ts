import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  confirmedSignupSchema,
  newFeedbackSchema,
  newSignupSchema,
  signupStateSchema,
} from '#shared/contracts/audience.ts';
import { answerSchema, mailTokenSchema } from '#shared/contracts/auth.ts';
import { unsubscribeQuerySchema } from '#shared/contracts/notification.ts';
import type { FeedbackService } from './feedback.service.ts';
import type { SignupService } from './signup.service.ts';

interface AudienceRoutesDeps {
  feedback: FeedbackService;
  signups: SignupService;
}

const config = { access: 'public' } as const;
/** Nobody is signed in here: whoever has the link of a mail may do what it says, and nothing else. */
const byLink = { access: 'public', session: 'ignored' } as const;
const tags = ['Audience'];

const onItsWay =
  'If this address is not on the list yet, a mail with a link to confirm it is on its way.';

export const audienceRoutes: FastifyPluginAsyncZod<AudienceRoutesDeps> = async (
  api,
  { feedback, signups },
) => {
  api.post(
    '/feedback',
    {
      config,
      schema: {
        summary: 'Tell the people who run the site something',
        tags,
        body: newFeedbackSchema,
        response: { 201: answerSchema },
      },
    },
    async ({ body, actor, ip }, reply) => {
      await feedback.send(body, { actor, address: ip });
      return reply.code(201).send({ message: 'Thank you for your feedback.' });
    },
  );

  for (const list of ['newsletter', 'ebook'] as const) {
    api.post(
      `/${list}`,
      {
        config: byLink,
        schema: {
          summary:
            list === 'newsletter'
              ? 'Sign an address up for the newsletter; a mail asks to confirm it'
              : 'Ask to be told when the interview guide is ready; a mail asks to confirm it',
          tags,
          body: newSignupSchema,
          response: { 200: answerSchema },
        },
      },
      async ({ body, ip }) => {
        await signups.signUp(list, body.email, ip);
        return { message: onItsWay };
      },
    );
  }

  api.post(
    '/newsletter/confirm',
    {
      config: byLink,
      schema: {
        summary: 'Redeem the link of a mail, for either list',
        tags,
        body: mailTokenSchema,
        response: { 200: confirmedSignupSchema },
      },
    },
    ({ body, ip }) => signups.confirm(body.token, ip),
  );

  api.get(
    '/newsletter/unsubscribe',
    {
      config: byLink,
      schema: {
        summary: 'Whom the link of a mail is about; changes nothing',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 200: signupStateSchema },
      },
    },
    async ({ query }, reply) => {
      reply.header('cache-control', 'no-store');
      return signups.state(query.token);
    },
  );
};

/**
 * What mail programs send when somebody presses their own "unsubscribe" (RFC 8058): a form from
 * wherever they run, without cookies. The link says everything; the form is not looked at.
 */
export const oneClickSignupRoutes: FastifyPluginAsyncZod<
  Pick<AudienceRoutesDeps, 'signups'>
> = async (api, { signups }) => {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => {
    done(null);
  });
  api.post(
    '/newsletter/unsubscribe',
    {
      config: { ...byLink, origin: 'any' },
      schema: {
        summary: 'End the mails of a list, by the link of one',
        tags,
        querystring: unsubscribeQuerySchema,
        response: { 204: z.null() },
      },
    },
    async ({ query }, reply) => {
      await signups.unsubscribe(query.token);
      return reply.code(204).send(null);
    },
  );
};
