import type { Opening } from './opening.ts';

/** What the reader committed to before the first trial, to compare with the mean. */
export interface Commitment {
  text: string;
  isAnswer: boolean;
}

/**
 * An answer that was just judged takes precedence over what opened the lab, which counts only if it
 * was about the same numbers.
 */
export function commitmentOf(
  opening: Opening | null,
  ownAnswer: string | null,
  variant: string | null,
): Commitment | null {
  const own = opening?.variant === variant ? opening : null;
  const text = ownAnswer ?? own?.prediction ?? null;
  return text === null ? null : { text, isAnswer: ownAnswer !== null || own?.by === 'answer' };
}

export function nameOf({ isAnswer }: Commitment): string {
  return isAnswer ? 'your answer' : 'what you expected';
}
