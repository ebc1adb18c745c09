import { integrate } from '../tools/integrate.ts';
import { normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  tenths: number;
  low: number;
}

/** The mean skill of a trader with this result, which is skill plus luck, by quadrature. */
function expectedNext(result: number, correlation: number): number {
  const [skill, luck] = [Math.sqrt(correlation), Math.sqrt(1 - correlation)];
  const weight = (s: number) => normalDensity(s / skill) * normalDensity((result - s) / luck);
  return integrate((s) => s * weight(s), -9, 9, 60) / integrate((s) => weight(s), -9, 9, 60);
}

export function exact({ tenths, low }: Numbers): number {
  const correlation = tenths / 10;
  const observed = -low * correlation;
  const improvement = observed + low;
  const added = observed - expectedNext(-low, correlation);
  const isAbout = (claimed: number) => Math.abs(added - claimed) < 0.01;
  return theTrueOne([
    isAbout(improvement),
    isAbout(correlation * improvement),
    isAbout(0),
    isAbout(observed),
  ]);
}

/** The mean skill of a trader with the same result twice, by quadrature. */
export function followUps({ tenths, low }: Numbers): number[] {
  const [skill, luck] = [Math.sqrt(tenths / 10), Math.sqrt(1 - tenths / 10)];
  const weight = (s: number) => normalDensity(s / skill) * normalDensity((-low - s) / luck) ** 2;
  return [integrate((s) => s * weight(s), -9, 9, 60) / integrate((s) => weight(s), -9, 9, 60)];
}
