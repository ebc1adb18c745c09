import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in cookies and URLs. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

const tokenPattern = /^[\w-]{43}$/;

/** Whether it could be one of ours. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** What the database stores of a token: enough to recognize it, useless to a thief. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Takes the same time for every guess. */
export function isSameToken(guess: string, token: string): boolean {
  return timingSafeEqual(hashToken(guess), hashToken(token));
}
