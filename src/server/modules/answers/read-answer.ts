export interface GivenAnswer {
  value: number;
  /** The significant digits of a decimal; null: exact. */
  digits: number | null;
  isPercent: boolean;
}

type Calculate = (expression: string) => Promise<number | null>;

const decimal = /^[+-]?(?<digits>\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
const exponent = /\^\s*([+-]?(?:\d+\.?\d*|\.\d+))/g;
const bareArgument = /\\?(ln|log|sqrt|exp|sin|cos|tan)\s*(\d+\.?\d*)(?![\d.^!])/g;
const mixedNumber = /(?<![\d.])(\d+)\s+(\d+)\s*\/\s*(\d+)(?![\d.])/g;

/** Parses user input as a number, or null. */
export async function readAnswer(
  text: string,
  unit: string | null,
  calculate: Calculate,
): Promise<GivenAnswer | null> {
  const bare = withoutUnit(withUsualSigns(text), unit);
  const number = bare.replace(/\s*(\\?%|per ?cent)$/i, '');
  const isPercent = number !== bare;
  const amount = number
    .replace(/^([+-]?)\s*\\?\$\s*/, '$1')
    .replaceAll(thousands, (digits) => digits.replaceAll(',', ''));
  const digits = decimal.exec(amount)?.groups?.digits;
  if (digits !== undefined) {
    const value = Number(amount);
    return Number.isFinite(value) ? { value, digits: significant(digits), isPercent } : null;
  }
  const value = await calculate(withBrackets(amount));
  return value === null ? null : { value, digits: null, isPercent };
}

/** Without the dollars around a formula, and with ASCII signs. */
function withUsualSigns(text: string): string {
  return (
    text
      .trim()
      .replace(/^\$([^$]+)\$$/, '$1')
      .replaceAll(/[−–]/g, '-')
      .replaceAll(/√(\d+)/g, '\\sqrt{$1}')
      .replaceAll('√', 'sqrt')
      // The parser reads it as a logarithm without a base.
      .replaceAll(/\\?log_?(10|\{10\})/g, '\\lg ')
  );
}

/** Notation where spaces matter to people but not to the parser: `3 1/2`, `ln 2/2`, `e^-0.5`. */
function withBrackets(expression: string): string {
  return expression
    .replaceAll(mixedNumber, '($1+\\frac{$2}{$3})')
    .replaceAll(bareArgument, '$1($2)')
    .replaceAll(exponent, '^{$1}');
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
