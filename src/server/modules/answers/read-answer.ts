import { evaluate } from './expression/expression.ts';
import { parseExpression } from './expression/parse.ts';
import { ReadError } from './expression/read-error.ts';
import { toLatex } from './expression/to-latex.ts';

export interface GivenAnswer {
  value: number;
  /** The significant digits of a decimal; null: exact. */
  digits: number | null;
  isPercent: boolean;
}

/** What an input means, as a number and as a formula to show, or why it cannot be read. */
export type Reading =
  | { given: GivenAnswer; latex: string; problem: null }
  | { given: null; latex: null; problem: string };

const decimal = /^[+-]?(?<digits>\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const howToWrite = 'Enter a number, a fraction, a percentage or an expression such as 1 - e^{-1}.';

/** Reads user input as a number. */
export function readAnswer(text: string, unit: string | null): Reading {
  const bare = withoutUnit(withUsualSigns(text), unit);
  const number = bare.replace(/\s*(\\?%|per ?cent)$/i, '');
  const isPercent = number !== bare;
  const amount = number.replace(/^([+-]?)\s*\\?\$\s*/, '$1');
  try {
    const { value, digits, latex } = readDecimal(amount) ?? readExpression(amount);
    if (!Number.isFinite(value)) return unreadable('This has no finite value.');
    const given = { value, digits, isPercent };
    return { given, latex: isPercent ? `${latex}\\%` : latex, problem: null };
  } catch (error) {
    if (error instanceof ReadError) return unreadable(whereItStopped(amount, error));
    throw error;
  }
}

function readDecimal(amount: string) {
  const plain = amount.replaceAll(thousands, (digits) => digits.replaceAll(',', ''));
  const digits = decimal.exec(plain)?.groups?.digits;
  if (digits === undefined) return null;
  return { value: Number(plain), digits: significant(digits), latex: plain.replace(/^\+/, '') };
}

function readExpression(amount: string) {
  const expression = parseExpression(amount);
  return { value: evaluate(expression), digits: null, latex: toLatex(expression) };
}

function whereItStopped(amount: string, { message, position }: ReadError): string {
  if (amount.slice(0, position).trim() === '') return howToWrite;
  const rest = amount.slice(position).trim();
  return rest === '' ? message : `We stopped reading at “${rest}”. ${message}`;
}

const unreadable = (problem: string): Reading => ({ given: null, latex: null, problem });

/** Without the dollars around a formula, and with ASCII minus signs. */
function withUsualSigns(text: string): string {
  return text
    .trim()
    .replace(/^\$([^$]+)\$$/, '$1')
    .replaceAll(/[−–]/g, '-');
}

/** `12 minutes`, if the unit is minutes. */
function withoutUnit(text: string, unit: string | null): string {
  if (unit === null || unit === '%') return text;
  const endings = [unit, unit.replace(/s$/, '')];
  const ending = endings.find((word) => text.toLowerCase().endsWith(` ${word.toLowerCase()}`));
  return ending === undefined ? text : text.slice(0, -ending.length).trim();
}

function significant(digits: string): number {
  return digits.replace('.', '').replace(/^0+/, '').length;
}
