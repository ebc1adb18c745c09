import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../plugins/add-call.ts';
import { signedIn } from '../../plugins/session.ts';
import type { RecoveryService } from './recovery.service.ts';

export const recoveryRoutes: FastifyPluginAsync<{ recovery: RecoveryService }> = async (
  api,
  { recovery },
) => {
  addCall(api, 'POST /api/resend-verification', async (request) => {
    await recovery.resendVerification(signedIn(request).actor);
    return { message: 'Verification email sent' };
  });

  addCall(api, 'POST /api/verify-email', async ({ body, ip }) => {
    await recovery.verifyEmail(body.token, ip);
    return { message: 'Email verified' };
  });

  addCall(api, 'POST /api/revert-email', async ({ body, ip }) => ({
    email: await recovery.revertEmail(body.token, ip),
  }));

  addCall(api, 'POST /api/forgot-password', async ({ body, ip }) => {
    await recovery.forgotPassword(body.email, ip);
    return { message: 'If an account with that email exists, a link is on its way.' };
  });

  addCall(api, 'POST /api/reset-password', async ({ body, ip }) => {
    await recovery.resetPassword(body, ip);
    return { message: 'Your password has been changed. Please sign in.' };
  });
};
