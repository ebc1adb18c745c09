/**
 * One per submission, so that what is sent twice is written once. `crypto.randomUUID` is only
 * there on secure pages, and a site in a house network is none.
 */
export function newSubmissionKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
