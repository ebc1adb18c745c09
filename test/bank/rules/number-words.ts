import { inWords } from '#markup/placeholders/number-words.ts';

const words = Array.from({ length: 100 }, (_, number) => inWords(number) ?? '');

/** Part of a regular expression. The longest come first: twenty-one is not twenty. */
export const numberWord = `\\b(?:${words.toReversed().join('|')})\\b`;

/** In digits, if it is a number in words. */
export function inDigits(text: string): string {
  const number = words.indexOf(text.toLowerCase());
  return number === -1 ? text : String(number);
}
