import { randomBytes } from 'node:crypto';

/** A UUID in form, but with all 128 bits random: nothing else protects a visitor's run. */
export function createRunId(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
