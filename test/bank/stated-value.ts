import type { Answer } from '#shared/contracts/answer.ts';
import { valueOfAnswer } from '#shared/domain/answer-value.ts';

/** Rounding in a proof's own arithmetic. */
export const rounding = 1e-9;

interface Stated {
  value: number;
  /** How far off, relatively, is still right. */
  tolerance: number;
}

/** The number that a question's front matter states. */
export function statedValue(answer: Answer): Stated {
  if (answer.kind === 'open') throw new Error('An open answer states no value');
  const tolerance = answer.kind === 'number' ? answer.tolerance : undefined;
  return { value: valueOfAnswer(answer), tolerance: tolerance ?? rounding };
}

/** False for NaN. */
export function isNear(computed: number, { value, tolerance }: Stated): boolean {
  return Math.abs(computed - value) <= tolerance * Math.abs(value);
}
