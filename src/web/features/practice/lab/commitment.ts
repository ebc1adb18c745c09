import type { Opening } from './opening.ts';

/** What the reader said before the first trial, to be compared with the mean. */
export interface Commitment {
  text: string;
  isAnswer: boolean;
}

/** An answer that was just judged outdoes the one that opened the lab. */
export function commitmentOf(opening: Opening | null, ownAnswer: string | null): Commitment | null {
  const text = ownAnswer ?? opening?.prediction ?? null;
  return text === null ? null : { text, isAnswer: ownAnswer !== null || opening?.by === 'answer' };
}

export function nameOf({ isAnswer }: Commitment): string {
  return isAnswer ? 'your answer' : 'what you expected';
}
