/** A rule that fits all terms shown, with the next term it gives. */
export interface Fit {
  next: number;
  /** The terms that it starts from, such as the first two of a Fibonacci sequence. */
  firstTerms: number;
  /** Its other numbers. Adding 0 or multiplying by 1 takes none. */
  parameters: number;
}

/** Finds every way in which rules of one kind fit all the terms. */
export type Fitter = (terms: readonly number[]) => Fit[];

const mostParameters = 3;

/** The fits confirmed by at least `times` terms, beyond those that determine the rule. */
export function confirmed(fits: readonly Fit[], terms: readonly number[], times: number): Fit[] {
  return fits.filter(
    ({ firstTerms, parameters }) =>
      parameters <= mostParameters && firstTerms + parameters + times <= terms.length,
  );
}

/** NaN, which equals nothing, if there is no such term. */
export function at(terms: readonly number[], index: number): number {
  return terms[index < 0 ? index + terms.length : index] ?? Number.NaN;
}
