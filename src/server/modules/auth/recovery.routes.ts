import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  answerSchema,
  mailTokenSchema,
  passwordForgottenSchema,
  passwordResetSchema,
} from '#shared/contracts/auth.ts';
import { signedIn } from '../../plugins/session.ts';
import type { RecoveryService } from './recovery.service.ts';

export const recoveryRoutes: FastifyPluginAsyncZod<{ recovery: RecoveryService }> = async (
  api,
  { recovery },
) => {
  const tags = ['Session'];
  const response = { 200: answerSchema };

  api.post(
    '/resend-verification',
    {
      config: { access: 'user' },
      schema: { summary: 'Send the verification mail again', tags, response },
    },
    async (request) => {
      await recovery.resendVerification(signedIn(request).actor);
      return { message: 'Verification email sent' };
    },
  );

  api.post(
    '/verify-email',
    {
      config: { access: 'public' },
      schema: { summary: 'Redeem a verification link', tags, body: mailTokenSchema, response },
    },
    async ({ body, ip }) => {
      await recovery.verifyEmail(body.token, ip);
      return { message: 'Email verified' };
    },
  );

  api.post(
    '/forgot-password',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Ask for a link to choose a new password',
        tags,
        body: passwordForgottenSchema,
        response,
      },
    },
    async ({ body, ip }) => {
      await recovery.forgotPassword(body.email, ip);
      return { message: 'If that address has an account, a mail with a link is on its way.' };
    },
  );

  api.post(
    '/reset-password',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Choose a new password with a link; ends every session',
        tags,
        body: passwordResetSchema,
        response,
      },
    },
    async ({ body, ip }) => {
      await recovery.resetPassword(body, ip);
      return { message: 'Your password has been changed. Please sign in.' };
    },
  );
};
