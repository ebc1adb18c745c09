/** What one input did to a text: `removed` code units at a place gave way to others. */
export interface TextChange {
  at: number;
  removed: number;
  inserted: string;
}

/**
 * The smallest change from one text to the other; null if there is none. The caret after it tells
 * which of several equal letters was typed. Pairs of surrogates are never split, since half of one
 * is no text.
 */
export function textChange(before: string, after: string, caret: number): TextChange | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let end = 0;
  const mostAtEnd = Math.min(shorter, after.length - caret);
  while (end < mostAtEnd && before.at(-1 - end) === after.at(-1 - end)) end++;
  let start = 0;
  while (start < shorter - end && before[start] === after[start]) start++;
  if (splitsPair(before, start) || splitsPair(after, start)) start--;
  if (splitsPair(before, before.length - end) || splitsPair(after, after.length - end)) end--;
  return {
    at: start,
    removed: before.length - end - start,
    inserted: after.slice(start, after.length - end),
  };
}

/** The text in pieces of about so many code units. */
export function piecesOf(text: string, length: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const next = start + length;
    const end = splitsPair(text, next) ? next + 1 : next;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

const isHigh = (code: number) => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number) => code >= 0xdc00 && code < 0xe000;

const splitsPair = (text: string, place: number): boolean =>
  isHigh(text.charCodeAt(place - 1)) && isLow(text.charCodeAt(place));
