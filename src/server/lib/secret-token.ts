import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for cookies and addresses. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: enough to recognize it, useless to a thief. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
