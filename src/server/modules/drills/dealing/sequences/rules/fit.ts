/** A rule that gives all terms shown, and what it gives next. */
export interface Fit {
  next: number;
  /** The terms that it starts from, such as the first two of a Fibonacci sequence. */
  firstTerms: number;
  /** Its other numbers. To add 0 or multiply by 1 takes none. */
  parameters: number;
}

/** Finds every way in which the rules of a kind give all the terms. */
export type Fitter = (terms: readonly number[]) => Fit[];

const mostParameters = 3;

/** The fits that at least so many of the terms confirm: those beyond the numbers of the rule. */
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
