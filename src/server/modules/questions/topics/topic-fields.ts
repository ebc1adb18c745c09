import { z } from 'zod';
import { oneLineField } from '#shared/contracts/fields.ts';

const badName = 'Name must have 3 to 60 characters';

export const nameField = oneLineField(badName).min(3, badName).max(60, badName);

/** Slugs, as in the file names of topics, collections and questions. */
export function slugsField(what: string) {
  const badSlug = `${what} must be slugs, lower-case-with-hyphens`;
  return z
    .array(z.string(badSlug).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, badSlug), `${what} must be a list`)
    .refine(areDifferent, `${what} must not contain duplicates`);
}

export function areDifferent(items: string[]): boolean {
  return new Set(items).size === items.length;
}
