import { families } from './families.ts';
import type { Families } from './family.ts';
import { firstFamilies } from './generator-1/families.ts';

/** Each run stores the number of its generator, which always deals it. */
export const currentGenerator = 2;

const generators = new Map<number, Families>([
  [1, firstFamilies],
  [currentGenerator, families],
]);

export function familiesOf(generator: number): Families {
  const found = generators.get(generator);
  if (!found) throw new RangeError(`There is no generator ${generator}.`);
  return found;
}
