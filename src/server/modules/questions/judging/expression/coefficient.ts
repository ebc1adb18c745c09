import type { Expression } from './expression.ts';

/** `1/2 ln 3`, `π/2 ln 3` and `1/2(1+e)`, but not `1/2π` or `1/π ln 3`, which are ambiguous. */
export function isCoefficient(
  numerator: Expression,
  denominator: Expression,
  isGlued: boolean,
  next: string,
): boolean {
  if (denominator.kind !== 'number') return false;
  return !isGlued || (next === '(' && isNumber(numerator));
}

const isNumber = (expression: Expression): boolean =>
  expression.kind === 'number' || (expression.kind === 'negate' && isNumber(expression.of));
