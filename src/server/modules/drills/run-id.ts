import { randomBytes } from 'node:crypto';

/** Shaped like a UUID, but random in all of its 128 bits: a visitor's run is protected by nothing else. */
export function createRunId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
