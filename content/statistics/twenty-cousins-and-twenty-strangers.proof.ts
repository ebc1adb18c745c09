import { choose } from '../tools/choose.ts';
import { integrate } from '../tools/integrate.ts';
import { normalCdf, normalDensity } from '../tools/normal.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const [tests, limit] = [20, 1.645];

/** The distribution of the number of passes, given what the statistics have in common. */
function passes(correlation: number): number[] {
  const chanceOf = (count: number) =>
    integrate(
      (common) => {
        const distance = limit - Math.sqrt(correlation) * common;
        const pass = normalCdf(-distance / Math.sqrt(1 - correlation));
        const none = normalCdf(distance / Math.sqrt(1 - correlation));
        return (
          choose(tests, count) * pass ** count * none ** (tests - count) * normalDensity(common)
        );
      },
      -9,
      9,
      40,
    );
  return Array.from({ length: tests + 1 }, (_, count) => chanceOf(count));
}

export function exact(): number {
  const [ann, bo] = [passes(0), passes(0.9)];
  const mean = (chances: number[]) => chances.reduce((sum, chance, n) => sum + n * chance, 0);
  const any = ([none = 0]: number[]) => 1 - none;
  const more = mean(ann) - mean(bo);
  const likelier = any(ann) - any(bo);
  const isSame = (difference: number) => Math.abs(difference) < 1e-6;
  return theTrueOne([
    !isSame(more) && more < 0 && likelier < 0,
    isSame(more) && isSame(likelier),
    !isSame(more) && more > 0 && likelier > 0,
    isSame(more) && !isSame(likelier) && likelier > 0,
  ]);
}

/** The mean number of independent passes, given one or more, by the chance of each number. */
export function followUps(): number[] {
  let [weight, total] = [0, 0];
  for (let count = 1; count <= tests; count += 1) {
    const chance = choose(tests, count) * 0.05 ** count * 0.95 ** (tests - count);
    weight += chance;
    total += count * chance;
  }
  return [total / weight];
}
