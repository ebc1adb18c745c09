import { isFormOf, type Segment, wordsOf } from './query-words.ts';

/** Whether a text has a term from every segment. The last word, unless known, may be incomplete. */
export function fits(text: string, segments: readonly Segment[]): boolean {
  const words = wordsOf(text);
  return segments.every((terms, place) =>
    terms.some((term) => {
      const mayGoOn = place === segments.length - 1 && terms.length === 1;
      return hasTerm(words, term, mayGoOn);
    }),
  );
}

function hasTerm(words: readonly string[], term: readonly string[], mayGoOn: boolean): boolean {
  return term.every((word) =>
    words.some((other) => isFormOf(other, word) || (mayGoOn && other.startsWith(word))),
  );
}

const longestPart = 120;

/** The part of a plain text around the first word that a segment has; null if there is none. */
export function partAround(text: string, segments: readonly Segment[]): string | null {
  const sought = segments.flat(2);
  const words = text.split(' ');
  const found = words.findIndex((word) =>
    wordsOf(word).some((part) => sought.some((other) => isFormOf(part, other))),
  );
  if (found === -1) return null;
  const start = Math.max(0, found - 6);
  let part = start > 0 ? '…' : '';
  let end = start;
  for (; end < words.length && part.length < longestPart; end += 1) part += ` ${words[end]}`;
  return `${part.replace(/^(…?) /, '$1')}${end < words.length ? '…' : ''}`;
}
