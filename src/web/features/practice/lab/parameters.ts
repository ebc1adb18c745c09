import type { Simulation } from '#shared/contracts/simulation.ts';
import type { Numbers } from '#shared/contracts/variant.ts';
import { numberOf } from './parameter-values.ts';

export type Variant = Simulation['variants'][number];

/** A number of the question that differs between its variants. */
export interface Parameter {
  name: string;
  /** Ascending. */
  values: string[];
}

export function parametersOf(variants: readonly Variant[]): Parameter[] {
  return Object.keys(variants[0]?.numbers ?? {})
    .map((name) => ({ name, values: valuesOf(variants, name) }))
    .filter(({ values }) => values.length > 1);
}

function valuesOf(variants: readonly Variant[], name: string): string[] {
  const values = new Set(variants.map(({ numbers }) => numbers[name] ?? ''));
  return [...values].sort((a, b) => numberOf(a) - numberOf(b));
}

/**
 * The variant that has the wished value of the parameter just moved, and whose other values are
 * closest to the wished ones. Only variants can be simulated, since only they were checked.
 */
export function snap(
  variants: readonly Variant[],
  wished: Numbers,
  moved: string,
): Variant | undefined {
  const parameters = parametersOf(variants);
  const distanceOf = ({ numbers }: Variant) =>
    parameters.reduce((sum, { name, values }) => {
      const steps = values.indexOf(numbers[name] ?? '') - values.indexOf(wished[name] ?? '');
      return sum + Math.abs(steps) / (values.length - 1);
    }, 0);
  return variants
    .filter(({ numbers }) => numbers[moved] === wished[moved])
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}
