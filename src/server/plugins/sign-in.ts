import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenedSession, Visitor } from '../modules/accounts/auth/sign-in.service.ts';
import { clientOf } from './client-of.ts';
import { deviceOf, setDeviceCookie } from './device.ts';
import { setSessionCookie } from './session.ts';

/** For calls that sign in: who asks. */
export function visitorOf(request: FastifyRequest, appUrl: string): Visitor {
  return {
    ...clientOf(request),
    oldToken: request.session?.token ?? null,
    device: deviceOf(request, appUrl),
  };
}

/** For calls that have signed in. */
export function setSignInCookies(
  reply: FastifyReply,
  appUrl: string,
  { session, device }: OpenedSession,
): void {
  setSessionCookie(reply, appUrl, session);
  setDeviceCookie(reply, appUrl, device);
}
