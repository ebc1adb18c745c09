import { at, type Fit } from './fit.ts';

const numbers = Array.from({ length: 200 }, (_, index) => index);

export const primes: readonly number[] = numbers.filter(
  (number) => number > 1 && !numbers.some((d) => d > 1 && d * d <= number && number % d === 0),
);

/** The allowed steps within each list. Every second square is a case of growing differences. */
const lists = [
  { list: primes, strides: [1, -1, 2, -2] },
  { list: numbers.slice(0, 40).map((number) => number ** 2), strides: [1, -1] },
  { list: numbers.slice(0, 30).map((number) => number ** 3), strides: [1, -1, 2, -2] },
];

/** Primes, squares or cubes in sequence, multiplied and shifted. */
export function fitKnown(terms: readonly number[]): Fit[] {
  const fits: Fit[] = [];
  for (const { list, strides } of lists) {
    for (const stride of strides) {
      const span = stride * terms.length;
      for (let start = Math.max(0, -span); start + Math.max(0, span) < list.length; start += 1) {
        addMultiple(fits, terms, list, start, stride);
        if (stride === 1) addShifted(fits, terms, list, start);
      }
    }
  }
  return fits;
}

function addMultiple(
  fits: Fit[],
  terms: readonly number[],
  list: readonly number[],
  start: number,
  stride: number,
): void {
  const first = at(list, start);
  const factor = (at(terms, 1) - at(terms, 0)) / (at(list, start + stride) - first);
  if (!Number.isInteger(factor) || factor === 0) return;
  const shift = at(terms, 0) - factor * first;
  for (let index = 2; index < terms.length; index += 1) {
    if (at(terms, index) !== factor * at(list, start + stride * index) + shift) return;
  }
  const parameters = 1 + Number(stride !== 1) + Number(factor !== 1) + Number(shift !== 0);
  if (parameters >= terms.length) return;
  const next = factor * at(list, start + stride * terms.length) + shift;
  fits.push({ next, firstTerms: 0, parameters });
}

/** Shifted up and down in turn. */
function addShifted(
  fits: Fit[],
  terms: readonly number[],
  list: readonly number[],
  start: number,
): void {
  const shift = at(terms, 0) - at(list, start);
  const termAt = (index: number) => at(list, start + index) + (index % 2 === 0 ? shift : -shift);
  if (shift === 0 || terms.length < 3) return;
  for (let index = 1; index < terms.length; index += 1) {
    if (at(terms, index) !== termAt(index)) return;
  }
  fits.push({ next: termAt(terms.length), firstTerms: 0, parameters: 2 });
}
