import { wholeNumber } from './whole-number.ts';
/** "1 question", "12 questions". */
export function countOf(count: number, noun: string): string {
  return `${wholeNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}
