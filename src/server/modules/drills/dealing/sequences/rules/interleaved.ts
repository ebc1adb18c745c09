import { confirmed, type Fitter } from './fit.ts';

/** Two sequences that take turns. Each must be confirmed by a term of its own. */
export function onInterleaved(fitter: Fitter): Fitter {
  return (terms) => {
    const asked = terms.filter((_, index) => index % 2 === terms.length % 2);
    const fits = confirmed(fitter(asked), asked, 1);
    if (fits.length === 0) return [];
    const other = terms.filter((_, index) => index % 2 !== terms.length % 2);
    const others = confirmed(fitter(other), other, 1);
    return fits.flatMap(({ next, firstTerms, parameters }) =>
      others.map((fit) => ({
        next,
        firstTerms: firstTerms + fit.firstTerms,
        parameters: parameters + fit.parameters,
      })),
    );
  };
}
