import { fraction } from '#shared/domain/fraction.ts';
import { operations } from '#shared/formulas/arithmetic.ts';
import { asNumber, type Value } from '#shared/formulas/value.ts';
import { unreadable } from './latex-reader.ts';
import { readValue } from './read-value.ts';

/** One side of an equation. */
export interface Side {
  formula: string;
  value: Value;
  /** What the text says it counts: dollars, ms, million. */
  unit: string;
}

const unitAfter = /(?:\s|\\[,;: ])*\\text\{([^{}]*)\}\s*$/;
const textBefore = /^\s*\\text\{[^{}]*\}/;
const decimal = /\d*\.\d+/g;
const wholeNumber =
  /^(-?\s*(?:\\\$)?\s*\d+(?:\{,\}\d{3})*)(?=\s*(?:\\[,;: ])*(?:\\%|\^|\\cdot\s*10\^|\\times\s*10\^|$))/;

/** Null if it is not a number. The constants are names of other things in this text. */
export function readSide(latex: string, namesOfOthers: string[]): Side | null {
  const [found = '', unit = ''] = unitAfter.exec(latex) ?? [];
  const formula = latex
    .slice(0, latex.length - found.length)
    .replace(textBefore, '')
    .trim();
  const value = numberOf(formula, namesOfOthers);
  return value === null ? null : { formula, value, unit: unit.replace(/[.,;:]$/, '').trim() };
}

function numberOf(formula: string, namesOfOthers: string[]): Value | null {
  try {
    return readValue(formula, namesOfOthers);
  } catch (error) {
    if (error === unreadable) return null;
    if (error instanceof RangeError) return Number.NaN;
    throw error;
  }
}

/**
 * By how much it may be off if each of its decimals is rounded: another digit 5 adds half a unit
 * of the last place. A whole number is only rounded if it stands alone.
 */
export function roundingOf({ formula, value }: Side): number {
  const nudged = [...formula.matchAll(decimal)].map(({ 0: { length }, index }) => {
    const end = index + length;
    return `${formula.slice(0, end)}5${formula.slice(end)}`;
  });
  if (nudged.length === 0 && wholeNumber.test(formula)) {
    nudged.push(formula.replace(wholeNumber, '$1.5'));
  }
  return nudged
    .map((other) => numberOf(other, []) ?? value)
    .reduce<number>((sum, other) => sum + Math.abs(asNumber(difference(other, value))), 0);
}

export function difference(a: Value, b: Value): Value {
  return operations.get('-')?.(a, b) ?? fraction(0);
}
