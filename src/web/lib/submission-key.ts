/**
 * An idempotency key: a submission sent twice is stored once. `crypto.randomUUID` exists only in
 * secure contexts, which a site on a local network is not.
 */
export function newSubmissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
