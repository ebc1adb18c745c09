const constants: Record<string, number> = { ExponentialE: Math.E, e: Math.E, Pi: Math.PI };

const sum = (...terms: number[]) => terms.reduce((total, term) => total + term, 0);
const product = (...factors: number[]) => factors.reduce((total, factor) => total * factor, 1);
const same = (value: number) => value;

/** The minimum and maximum number of arguments of each function. */
const functions: Record<string, [number, number, (...values: number[]) => number]> = {
  Delimiter: [1, 1, same],
  Add: [1, Infinity, sum],
  Subtract: [2, 2, (a, b) => a - b],
  Negate: [1, 1, (a) => -a],
  Multiply: [1, Infinity, product],
  InvisibleOperator: [1, Infinity, product],
  Divide: [2, 2, (a, b) => a / b],
  Rational: [2, 2, (a, b) => a / b],
  Power: [2, 2, (a, b) => a ** b],
  Square: [1, 1, (a) => a ** 2],
  Sqrt: [1, 1, Math.sqrt],
  Root: [2, 2, root],
  Exp: [1, 1, Math.exp],
  Abs: [1, 1, Math.abs],
  Ln: [1, 1, Math.log],
  // The natural logarithm unless a base is given.
  Log: [1, 2, (a, base = Math.E) => Math.log(a) / Math.log(base)],
  Lb: [1, 1, Math.log2],
  Factorial: [1, 1, factorial],
  Binomial: [2, 2, binomial],
  C: [2, 2, binomial],
  Sin: [1, 1, Math.sin],
  Cos: [1, 1, Math.cos],
  Tan: [1, 1, Math.tan],
  Arcsin: [1, 1, Math.asin],
  Arccos: [1, 1, Math.acos],
  Arctan: [1, 1, Math.atan],
  Sinh: [1, 1, Math.sinh],
  Cosh: [1, 1, Math.cosh],
  Tanh: [1, 1, Math.tanh],
};

/** Evaluates a parsed expression; NaN if it contains anything but numbers and these functions. */
export function evaluate(expression: unknown): number {
  if (typeof expression === 'number') return expression;
  if (typeof expression === 'string') return lookUp(constants, expression) ?? Number.NaN;
  if (!Array.isArray(expression)) return numberIn(expression);
  const [name, ...operands]: unknown[] = expression;
  const [least, most, compute] = lookUp(functions, String(name)) ?? [1, 0, same];
  if (operands.length < least || operands.length > most) return Number.NaN;
  return compute(...operands.map(evaluate));
}

/** Numbers with more digits than a double are strings. */
function numberIn(expression: unknown): number {
  if (typeof expression !== 'object' || expression === null) return Number.NaN;
  return 'num' in expression ? Number(expression.num) : Number.NaN;
}

function lookUp<Value>(record: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
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
