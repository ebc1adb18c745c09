import { createHash } from 'node:crypto';

/** Recognizes an email without storing it. */
export function hashEmail(email: string): Uint8Array {
  return createHash('sha256').update(email.toLowerCase()).digest();
}
