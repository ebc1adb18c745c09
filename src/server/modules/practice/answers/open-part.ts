import type { ClosedAnswer, SingleAnswer } from '#shared/domain/answer-value.ts';
import { AppError, notFound } from '../../../lib/errors.ts';
import { givenText, judgeInput } from '../../questions/judging/judging.service.ts';

/** What an answer is for. */
interface OpenPart {
  asked: SingleAnswer;
  /** From 0. */
  index: number;
  isLast: boolean;
}

/**
 * The part that comes after the earlier answers; null stands for a part that was given up. Without
 * parts, the whole question. Throws `PART_CLOSED` unless the earlier ones are right.
 */
export function findOpenPart(answer: ClosedAnswer, earlier: readonly (string | null)[]): OpenPart {
  const index = earlier.length;
  if (answer.kind !== 'parts') {
    if (index > 0) throw notFound('This question has no parts.');
    return { asked: answer, index, isLast: true };
  }
  const { parts } = answer;
  const part = parts[index];
  if (!part) throw notFound('This question has no such part.');
  const isOpen = earlier.every((text, place) => {
    const before = parts[place];
    return text === null || (before && isRight(before.answer, text));
  });
  if (!isOpen) throw new AppError(409, 'PART_CLOSED', 'Answer the earlier parts first.');
  return { asked: part.answer, index, isLast: index === parts.length - 1 };
}

/** What the log keeps. */
export function givenFor(
  { kind }: ClosedAnswer,
  { asked, index }: Pick<OpenPart, 'asked' | 'index'>,
  text: string,
): string {
  const given = givenText(asked, text);
  return kind === 'parts' ? `Part ${index + 1}: ${given}` : given;
}

function isRight(answer: SingleAnswer, text: string): boolean {
  try {
    return judgeInput(answer, text).verdict === 'right';
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
