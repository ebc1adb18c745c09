import type { Notation } from '../family.ts';
import { interleave } from '../progressions.ts';
import { isOnly } from './numbers.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The place in the alphabet, from 1; after Z comes A. */
export function placeOf(number: number): number {
  return ((((number - 1) % 26) + 26) % 26) + 1;
}

export const letters: Notation<number> = {
  write: (place) => alphabet.charAt(place - 1),
  isTerm: (place) => Number.isInteger(place) && place >= 1 && place <= 26,
  isWorthAsking: () => true,
  isClear: (shown, answer, search) => {
    const [odd, even] = [0, 1].map((turn) => shown.filter((_, index) => index % 2 === turn));
    const readings = [shown, unwrap(shown), interleave(unwrap(odd), unwrap(even))];
    // No letter is halfway between two others.
    const next = readings.flatMap(search).filter(Number.isInteger);
    return isOnly(next.map(placeOf), answer);
  },
  near: (place, random) => placeOf(place + random.pick([-3, -2, -1, 1, 2, 3])),
  move: (place, from, to) => placeOf(place + to - from),
};

/** Read forward only: Y, A, C is 25, 27, 29. */
function unwrap(places: readonly number[] = []): number[] {
  const unwrapped: number[] = [];
  for (const place of places) {
    const last = unwrapped.at(-1) ?? 0;
    unwrapped.push(last + ((((place - last) % 26) + 26) % 26));
  }
  return unwrapped;
}
