import { createHash } from 'node:crypto';

/** Recognises an address again without keeping it. */
export function hashEmail(email: string): Uint8Array {
  return createHash('sha256').update(email.toLowerCase()).digest();
}
