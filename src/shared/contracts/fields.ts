import { z } from 'zod';

const addressPattern = z.regexes.email;
/** `admin@localhost` is the address of a new site's first administrator. */
const ownAddressPattern = new RegExp(`${z.regexes.email.source}|^[\\w.+-]+@localhost$`);
const longestAddress = 254;
const longestPassword = 1024;

/** Every rule of a field answers with the text given for it, also where the field is missing. */
export function emailField(message: string) {
  return z.string(message).max(longestAddress, message).regex(addressPattern, message);
}

/** For addresses that exist already. */
export function ownEmailField(message: string) {
  return z.string(message).max(longestAddress, message).regex(ownAddressPattern, message);
}

export function usernameField(end: '' | '.') {
  const tooShort = `Username must be at least 3 characters${end}`;
  return z
    .string(tooShort)
    .min(3, tooShort)
    .max(20, `Username must be no more than 20 characters${end}`)
    .regex(
      /^[A-Za-z0-9_-]*$/,
      `Username can only contain letters, numbers, underscores and hyphens${end}`,
    );
}

export function passwordField(shortest: number, tooShort: string) {
  return z
    .string(tooShort)
    .min(shortest, tooShort)
    .max(longestPassword, `Password must be no more than ${longestPassword} characters`);
}

/** An id in an address or a body; what could never be one is refused like a wrong field. */
export function idField(message: string) {
  return z.preprocess(
    (value: string | number) =>
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    z.number(message).int(message).min(1, message).max(2_147_483_647, message),
  );
}

const badSubmissionKey = 'Submission key must be letters, digits, - and _, at most 64';

/** Chosen anew for each submission, so that one that arrives twice is done once. */
export const submissionKeyField = z
  .string(badSubmissionKey)
  .regex(/^[\w-]{1,64}$/, badSubmissionKey)
  .nullable()
  .default(null);
