import { add, compare, type Fraction, fraction, parseFraction } from '#shared/domain/fraction.ts';

const most = 1_000;

/** Numbers, and ranges such as `12..40` or `0.1..0.9 by 0.1`, each value once. */
export function allowedValues(given: (number | string)[]): Fraction[] {
  const values = given.flatMap((entry) => readEntry(String(entry)));
  return values.filter(
    (value, index) => values.findIndex((other) => compare(value, other) === 0) === index,
  );
}

function readEntry(text: string): Fraction[] {
  const [, from, to, by = '1'] = /^(.+?)\.\.(.+?)(?: by (.+))?$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return [readNumber(text)];
  const [last, step] = [readNumber(to), readNumber(by)];
  if (compare(step, fraction(0)) <= 0) throw new SyntaxError(`${text}: steps must be positive.`);
  const values: Fraction[] = [];
  for (let value = readNumber(from); compare(value, last) <= 0; value = add(value, step)) {
    if (values.length === most) throw new SyntaxError(`${text} has more than ${most} values.`);
    values.push(value);
  }
  if (values.length === 0) throw new SyntaxError(`${text} has no values.`);
  return values;
}

function readNumber(text: string): Fraction {
  const number = parseFraction(text);
  if (!number) throw new SyntaxError(`“${text}” is neither a number nor a range.`);
  return number;
}
