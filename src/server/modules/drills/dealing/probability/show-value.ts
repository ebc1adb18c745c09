import { type Fraction, toDecimal } from '#shared/domain/fraction.ts';
import { typeset } from './expression.ts';
import { showThousandths, toThousandths } from './thousandths.ts';

const readableDenominator = 10_000n;

/** 1 − (5/6)⁴ = 671/1296 ≈ 0.518 */
export function showValue(expression: string, value: Fraction): string {
  const { numerator, denominator } = value;
  const exact = denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
  const parts = [typeset(expression)];
  if (exact !== expression && denominator < readableDenominator) parts.push(`= ${exact}`);
  if (denominator > 1n) {
    const rounded = showThousandths(toThousandths(value));
    const decimal = toDecimal(value) ?? '';
    parts.push(
      decimal !== '' && decimal.length <= rounded.length ? `= ${decimal}` : `≈ ${rounded}`,
    );
  }
  return parts.join(' ');
}
