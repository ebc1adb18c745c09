import { wholeNumber } from '#shared/domain/whole-number.ts';
/** "1 reply", "2 replies", "1,000 comments". */
export function countOf(count: number, what: 'comment' | 'reply'): string {
  const plural = what === 'reply' ? 'replies' : `${what}s`;
  return `${wholeNumber(count)} ${count === 1 ? what : plural}`;
}
