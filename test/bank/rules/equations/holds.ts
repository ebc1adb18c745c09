import { asNumber, isFraction } from '#shared/formulas/value.ts';
import { difference, roundingOf, type Side } from './side.ts';

/** Relative, of values that are not fractions. */
const tolerance = 1e-11;
/** For an approximation without any decimal, such as Stirling's. */
const roughly = 0.01;

const scales: Record<string, number> = {
  percent: 0.01,
  '%': 0.01,
  '\\%': 0.01,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
};

/** Values in different units, such as 0.04 s and 40 ms, are not compared. */
export function holds(left: Side, relation: string, right: Side): boolean {
  if (left.unit !== '' && right.unit !== '' && left.unit !== right.unit) return true;
  const [word = ''] = right.unit.split(' ');
  const scale = scales[word] ?? 1;
  return isTrue(left, relation, right, 1) || (scale !== 1 && isTrue(left, relation, right, scale));
}

function isTrue(left: Side, relation: string, right: Side, scale: number): boolean {
  const isExact = isFraction(left.value) && isFraction(right.value) && scale === 1;
  const [a, b] = [asNumber(left.value), asNumber(right.value) * scale];
  const distance = isExact ? asNumber(difference(left.value, right.value)) : a - b;
  const size = Math.max(Math.abs(a), Math.abs(b));
  const slack = isExact ? 0 : tolerance * Math.max(size, 1e-3);
  switch (relation) {
    case '=':
      return Math.abs(distance) <= slack;
    case '≈': {
      const rounding = roundingOf(right) * scale || roundingOf(left) || roughly * size;
      return Math.abs(distance) <= rounding * (1 + 1e-9);
    }
    case '<':
      return distance < 0;
    case '>':
      return distance > 0;
    case '≤':
      return distance <= slack;
    case '≥':
      return distance >= -slack;
    default:
      return Math.abs(distance) > slack;
  }
}
