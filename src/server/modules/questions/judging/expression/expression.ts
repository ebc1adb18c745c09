import { constants, functions } from './vocabulary.ts';

export type Expression =
  | { kind: 'number'; value: number; latex: string }
  | { kind: 'constant'; name: string }
  | { kind: 'negate'; of: Expression }
  | { kind: 'operation'; sign: '+' | '-' | '*' | '/'; left: Expression; right: Expression }
  | { kind: 'power'; base: Expression; exponent: Expression }
  | { kind: 'call'; name: string; of: Expression }
  | { kind: 'root'; degree: Expression; of: Expression }
  | { kind: 'logarithm'; base: Expression; of: Expression }
  | { kind: 'factorial'; of: Expression }
  | { kind: 'binomial'; above: Expression; below: Expression }
  | { kind: 'degrees'; of: Expression };

/** NaN where it has no real value. */
export function evaluate(expression: Expression): number {
  switch (expression.kind) {
    case 'number':
      return expression.value;
    case 'constant':
      return constants[expression.name]?.value ?? Number.NaN;
    case 'negate':
      return -evaluate(expression.of);
    case 'operation':
      return operate(expression.sign, evaluate(expression.left), evaluate(expression.right));
    case 'power':
      return evaluate(expression.base) ** evaluate(expression.exponent);
    case 'call':
      return functions[expression.name]?.(evaluate(expression.of)) ?? Number.NaN;
    case 'root':
      return root(evaluate(expression.of), evaluate(expression.degree));
    case 'logarithm':
      return Math.log(evaluate(expression.of)) / Math.log(evaluate(expression.base));
    case 'factorial':
      return factorial(evaluate(expression.of));
    case 'binomial':
      return binomial(evaluate(expression.above), evaluate(expression.below));
    case 'degrees':
      return (evaluate(expression.of) * Math.PI) / 180;
  }
}

function operate(sign: '+' | '-' | '*' | '/', left: number, right: number): number {
  switch (sign) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

function root(value: number, degree: number): number {
  return value < 0 && degree % 2 === 1 ? -((-value) ** (1 / degree)) : value ** (1 / degree);
}

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0 || n > 170) return Number.NaN;
  let total = 1;
  for (let factor = 2; factor <= n; factor += 1) total *= factor;
  return total;
}

function binomial(n: number, k: number): number {
  if (!Number.isInteger(n) || !Number.isInteger(k) || n < 0 || n > 1000) return Number.NaN;
  if (k < 0 || k > n) return 0;
  const few = Math.min(k, n - k);
  let count = 1;
  for (let i = 1; i <= few; i += 1) count = (count * (n - few + i)) / i;
  return count;
}
