import { evaluate } from './expression/expression.ts';
import { parseExpression } from './expression/parse.ts';
import { ReadError } from './expression/read-error.ts';
import { toLatex } from './expression/to-latex.ts';
import { adviceOn, warningOn } from './input-slips.ts';
import { splitUnit } from './split-unit.ts';
import { askedUnit, unitProblem } from './units.ts';

/** In the unit that the question asks for. */
export interface GivenAnswer {
  value: number;
  /** The significant digits of a decimal; null: exact. */
  digits: number | null;
  /** The unit of a decimal's last digit; null: exact. */
  resolution: number | null;
}

/** What an input means, as a number and as a formula to show, or why it cannot be read. */
export type Reading =
  | { given: GivenAnswer; latex: string; problem: null }
  | { given: null; latex: null; problem: string };

const decimal = /^[+-]?(?<digits>\d+\.?\d*|\.\d+)(e(?<exponent>[+-]?\d{1,3}))?$/i;
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const howToWrite = 'Enter a number, a fraction, a percentage or an expression such as 1 - e^{-1}.';

/** Reads user input as a number in the unit asked for. */
export function readAnswer(text: string, asked: string | null): Reading {
  const { amount, unit, unitLatex } = splitUnit(withUsualSigns(text), asked);
  const warning = warningOn(amount);
  if (warning) return unreadable(warning);
  try {
    const { value, digits, resolution, latex } = readDecimal(amount) ?? readExpression(amount);
    if (!Number.isFinite(value)) return unreadable('This has no finite value.');
    const wanted = askedUnit(asked);
    if (unit && unit.kind !== wanted.kind) return unreadable(unitProblem(asked));
    const factor = unit ? unit.factor / wanted.factor : 1;
    const given = { value: value * factor, digits, resolution: resolution && resolution * factor };
    return { given, latex: latex + unitLatex, problem: null };
  } catch (error) {
    if (error instanceof ReadError)
      return unreadable(adviceOn(amount) ?? whereItStopped(amount, error));
    throw error;
  }
}

function readDecimal(amount: string) {
  const plain = undress(amount).replaceAll(thousands, (digits) => digits.replaceAll(',', ''));
  const { digits, exponent = '0' } = decimal.exec(plain)?.groups ?? {};
  if (digits === undefined) return null;
  const places = digits.includes('.') ? digits.length - digits.indexOf('.') - 1 : 0;
  return {
    value: Number(plain),
    digits: digits.replace('.', '').replace(/^0+/, '').length,
    resolution: 10 ** (Number(exponent) - places),
    latex: plain.replace(/^\+/, ''),
  };
}

/** Brackets, gaps and powers of ten do not turn a decimal into an expression. */
function undress(amount: string): string {
  const bare = /^(?<sign>[+-]?)\s*(?:\((?<inner>[^()]+)\)|\{(?<braced>[^{}]+)\}|(?<rest>.*))$/.exec(
    amount.trim(),
  );
  const { sign = '', inner, braced, rest = '' } = bare?.groups ?? {};
  return `${sign}${(inner ?? braced ?? rest).trim()}`
    .replaceAll('{,}', ',')
    .replace(/\s*(?:[×*]|\\times|\\cdot)\s*10\^\{?([+-]?\d{1,3})\}?$/, 'e$1');
}

function readExpression(amount: string) {
  const expression = parseExpression(amount);
  const latex = toLatex(expression);
  return { value: evaluate(expression), digits: null, resolution: null, latex };
}

function whereItStopped(amount: string, { message, position }: ReadError): string {
  if (amount.slice(0, position).trim() === '') return howToWrite;
  const rest = amount.slice(position).trim();
  return rest === '' ? message : `We stopped reading at “${rest}”. ${message}`;
}

const unreadable = (problem: string): Reading => ({ given: null, latex: null, problem });

/** As typed on a keyboard: without invisible characters, a final period or formula delimiters. */
function withUsualSigns(text: string): string {
  return text
    .replaceAll(/[\u200b-\u200f\u2060]/g, '')
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(/(?<=\.\d+)\.$/, '')
    .replace(/^(?:\$\$([^$]+)\$\$|\$([^$]+)\$|\\\(([^$]+)\\\))$/, '$1$2$3')
    .trim()
    .replaceAll(/[−–—‑]/g, '-');
}
