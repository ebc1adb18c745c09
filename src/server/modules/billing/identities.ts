import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../db/client.ts';
import { inboxOf } from '../../lib/inbox.ts';
import { createSiteSecretRepository } from './site-secret.repository.ts';

export type Identities = ReturnType<typeof createIdentities>;

/**
 * Recognizes who had a trial by keyed hashes, which outlive the account. The key keeps anyone from
 * finding the emails by hashing guesses.
 */
export function createIdentities(db: Database) {
  let known: Promise<Uint8Array> | undefined;

  function loadKey(): Promise<Uint8Array> {
    known ??= createSiteSecretRepository(db)
      .ensure('billing identities', randomBytes(32))
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  }

  return {
    /** Load it before a transaction, which must not wait for another connection. */
    async load() {
      const key = await loadKey();
      const hash = (text: string): Uint8Array => keyed(key, text);
      return {
        ofEmail: (email: string) => hash(inboxOf(email)),
        /** The hash from before tags and dots were ignored. */
        ofExactEmail: (email: string) => hash(email.toLowerCase()),
        ofCard: (fingerprint: string) => hash(`card ${fingerprint}`),
      };
    },
  };
}

/** Not an HMAC, so that hashes from before the key could be upgraded; the length is fixed. */
function keyed(key: Uint8Array, text: string): Uint8Array {
  const inner = createHash('sha256').update(text).digest();
  return createHash('sha256').update(key).update(inner).digest();
}
