import { randomBytes } from 'node:crypto';

/** Without letters that look like other characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** 130 bits: enough to be stored as a plain hash. Older codes have 24 characters. */
const length = 26;

export const codesPerAccount = 10;

export function createRecoveryCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** In groups, for people to read and type. */
export function readable(code: string): string {
  return code.replaceAll(/.{5}(?=.{5})/g, '$&-');
}
