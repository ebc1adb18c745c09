import { z } from 'zod';

const emailPattern = z.regexes.email;
/** `admin@localhost` is the default email of the first administrator. */
const ownEmailPattern = new RegExp(`${z.regexes.email.source}|^[\\w.+-]+@localhost$`);
const longestEmail = 254;
const longestPassword = 1024;

/** Every rule of a field has the given message, even if the field is missing. */
export function emailField(message: string) {
  return z.string(message).max(longestEmail, message).regex(emailPattern, message);
}

/** For existing emails. */
export function ownEmailField(message: string) {
  return z.string(message).max(longestEmail, message).regex(ownEmailPattern, message);
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

/** An id in a path or body; impossible ids are validation errors. */
export function idField(message: string) {
  return z.preprocess(
    (value: string | number) =>
      typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    z.number(message).int(message).min(1, message).max(2_147_483_647, message),
  );
}

const badSubmissionKey = 'Submission key must be at most 64 letters, digits, - or _';

/** New for each submission, so that a duplicate is processed once. */
export const submissionKeyField = z
  .string(badSubmissionKey)
  .regex(/^[\w-]{1,64}$/, badSubmissionKey)
  .nullable()
  .default(null);
