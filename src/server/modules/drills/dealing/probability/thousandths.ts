import type { Fraction } from '#shared/domain/fraction.ts';

/** Rounded half up. Options are compared as they are shown. */
export function toThousandths({ numerator, denominator }: Fraction): number {
  return Number((2000n * numerator + denominator) / (2n * denominator));
}

export function showThousandths(thousandths: number): string {
  return (thousandths / 1000).toFixed(3);
}
