import type { Fact, Operator } from '#shared/drills/item.ts';

/** Between whole numbers. The smaller one comes first where the order does not matter. */
export interface NumberFact {
  operator: Operator;
  left: number;
  right: number;
}

const whole = /^\d{1,4}$/;

/** Null for decimals, fractions and large numbers, which nobody learns by heart. */
export function toNumberFact({ operator, left, right }: Fact): NumberFact | null {
  if (!whole.test(left) || !whole.test(right)) return null;
  const operands = [Number(left), Number(right)];
  if (operator === '+' || operator === '×') operands.sort((a, b) => a - b);
  const [first = 0, second = 0] = operands;
  return { operator, left: first, right: second };
}

export function toFact({ operator, left, right }: NumberFact): Fact {
  return { operator, left: String(left), right: String(right) };
}

export const keyOf = ({ operator, left, right }: NumberFact) => `${left}${operator}${right}`;

const numbers = (low: number, high: number) =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** Where everybody starts: 2–12 × 2–20, squares up to 20, and division tables up to 12. */
export const firstFacts: readonly NumberFact[] = [
  ...numbers(2, 12).flatMap((left) =>
    numbers(left, 20).map((right) => ({ operator: '×' as const, left, right })),
  ),
  ...numbers(13, 20).map((root) => ({ operator: '×' as const, left: root, right: root })),
  ...numbers(2, 12).flatMap((right) =>
    numbers(2, 12).map((times) => ({ operator: '÷' as const, left: right * times, right })),
  ),
];

export const firstFactKeys: ReadonlySet<string> = new Set(firstFacts.map(keyOf));
