import type { Numbers } from '#shared/contracts/variant.ts';
import { parseFraction, toDecimal, toNumber } from '#shared/domain/fraction.ts';

/** The numbers of a variant as a program takes them. */
export type ProgramNumbers = Record<string, number>;

export function toProgramNumbers(numbers: Numbers): ProgramNumbers {
  return Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, numberOf(text)]));
}

export function numberOf(text: string): number {
  const fraction = parseFraction(text);
  return fraction ? toNumber(fraction) : Number(text);
}

const mostPlaces = 4;

/** As a decimal, or as a fraction if that would be long. */
export function valueText(text: string): string {
  const fraction = parseFraction(text);
  const decimal = fraction && toDecimal(fraction);
  const isShort = decimal !== null && (decimal.split('.')[1] ?? '').length <= mostPlaces;
  const shown = isShort
    ? Number(decimal).toLocaleString('en', { maximumFractionDigits: mostPlaces })
    : text;
  return shown.replace('-', '−');
}

/** The name in the program as words: half life for halfLife, and hit 1 for hit1. */
export function nameInWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ').toLowerCase();
}
