import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestDays } from '#shared/domain/meetings.ts';
import { isToken } from '../lib/secret-token.ts';
import { cookieOptions } from './session.ts';

/** One for each meeting, so that it opens no other. */
function cookieName(meetingId: string, appUrl: string): string {
  const name = `martingale_guest_${meetingId}`;
  return appUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** By which someone without an account is recognized in a meeting. */
export function guestTokenOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  meetingId: string,
  appUrl: string,
): string | null {
  const token = cookies[cookieName(meetingId, appUrl)] ?? '';
  return isToken(token) ? token : null;
}

export function setGuestCookie(
  reply: FastifyReply,
  meetingId: string,
  appUrl: string,
  token: string,
): void {
  reply.setCookie(cookieName(meetingId, appUrl), token, {
    ...cookieOptions(appUrl),
    maxAge: guestDays * 24 * 60 * 60,
  });
}
