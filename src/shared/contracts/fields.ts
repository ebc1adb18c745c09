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

const lineBreaks = /[\t-\r\u0085\u2028\u2029]+/g;
/** All but NUL, which cannot be stored and is refused. */
const controls = '\\u0001-\\u001f\\u007f-\\u009f';
/** Marks that change the direction of the text after them, and the byte order mark. */
const directions = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\ufeff';
const unseen = new RegExp(`[${controls}${directions}]`, 'g');

/** One visible line, so that a title can't pass for another or garble its neighbors. */
export function toOneLine(text: string): string {
  return text.replaceAll(lineBreaks, ' ').replaceAll(unseen, '').trim();
}

/** For texts that are stored as part of JSON, which allows neither NUL nor lone surrogates. */
export function storableText(message: string) {
  return z
    .string(message)
    .overwrite((text) => text.toWellFormed())
    .refine((text) => !text.includes('\0'), 'The text contains a character that cannot be saved.');
}

/** For titles and names. */
export function oneLineField(message: string) {
  return z.string(message).overwrite(toOneLine);
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
