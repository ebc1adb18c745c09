import type { ExtrasErrors } from './use-extras-draft.ts';

/** The errors of an answer within something else, as the fields of an answer know them. */
export function errorsWithin(errors: ExtrasErrors, place: string): ExtrasErrors {
  return renamed(errors, `${place}.`, 'answer.');
}

export function errorsOutside(errors: ExtrasErrors, place: string): ExtrasErrors {
  return renamed(errors, 'answer.', `${place}.`);
}

function renamed(errors: ExtrasErrors, from: string, to: string): ExtrasErrors {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => field.startsWith(from))
      .map(([field, error]) => [to + field.slice(from.length), error]),
  );
}
