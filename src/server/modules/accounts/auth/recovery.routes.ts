import type { FastifyPluginAsync } from 'fastify';
import { addCall } from '../../../plugins/add-call.ts';
import { clientOf } from '../../../plugins/client-of.ts';
import { signedIn } from '../../../plugins/session.ts';
import type { AddressService } from './address.service.ts';
import type { RecoveryService } from './recovery.service.ts';

interface RecoveryRoutesDeps {
  recovery: RecoveryService;
  addresses: AddressService;
}

export const recoveryRoutes: FastifyPluginAsync<RecoveryRoutesDeps> = async (
  api,
  { recovery, addresses },
) => {
  addCall(api, 'POST /api/resend-verification', async (request) => {
    await recovery.resendVerification(signedIn(request).actor, clientOf(request));
    return { message: 'Verification email sent' };
  });

  addCall(api, 'POST /api/verify-email', async ({ body, actor, ip }) => {
    await recovery.verifyEmail(body.token, actor, ip);
    return { message: 'Email verified' };
  });

  addCall(api, 'POST /api/revert-email', (request) =>
    addresses.revert(request.body.token, clientOf(request)),
  );

  addCall(api, 'POST /api/release-email', async (request) => {
    await addresses.release(request.body.token, clientOf(request));
    return { message: 'The account no longer uses your email address.' };
  });

  addCall(api, 'POST /api/forgot-password', async (request) => {
    await recovery.forgotPassword(request.body.email, clientOf(request));
    return { message: 'If an account with that email exists, a link is on its way.' };
  });

  addCall(api, 'POST /api/reset-password', async (request) => {
    await recovery.resetPassword(request.body, clientOf(request));
    return { message: 'Your password has been changed. Please sign in.' };
  });

  addCall(api, 'POST /api/reset-password/check', ({ body, ip }) =>
    recovery.checkResetLink(body.token, ip),
  );
};
