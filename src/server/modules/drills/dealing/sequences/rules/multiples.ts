import { isSameProduct, timesRatio } from './exact.ts';
import { at, type Fit } from './fit.ts';

const growths = [0, 1, -1, 2, -2, 3, -3];

/**
 * From each term to the next by ×k + c, where k may grow by the same amount each time. Includes
 * steady and geometric sequences.
 */
export function fitMultiples(terms: readonly number[]): Fit[] {
  return growths.flatMap((growth) => fitFactor(terms, growth));
}

/** Exact, as k is kept as a ratio of whole numbers: above / below. */
function fitFactor(terms: readonly number[], growth: number): Fit[] {
  const [first, second, last] = [at(terms, 0), at(terms, 1), at(terms, -1)];
  /** By the rule: k × (the term at the index − the first). */
  const rest = (index: number) => at(terms, index + 1) - second - growth * index * at(terms, index);

  const other = terms.findIndex((term) => term !== first);
  if (other === -1) {
    return growth === 0 ? [{ next: first, firstTerms: 1, parameters: 0 }] : [];
  }
  const [above, below] = [rest(other), at(terms, other) - first];
  for (let index = 0; index < terms.length - 1; index += 1) {
    if (!isSameProduct(rest(index), below, above, at(terms, index) - first)) return [];
  }
  return [
    {
      next: second + growth * (terms.length - 1) * last + timesRatio(last - first, above, below),
      firstTerms: 1,
      parameters:
        Number(growth !== 0 || above !== below) +
        Number(Math.abs(growth) > 1) +
        Number(!isSameProduct(second, below, above, first)),
    },
  ];
}
