import { type Fraction, fraction } from '#shared/domain/fraction.ts';

/** The probability, or the mean, that a text asks for, from the numbers in it; floats if truncated. */
export type Enumeration = (numbers: number[], text: string) => Fraction | number;

export function numbersIn(text: string): number[] {
  return (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
}

/** Every outcome of dice with these sides. */
export function* rolls(...sides: number[]): Generator<number[]> {
  const faces = sides.map(() => 1);
  for (;;) {
    yield [...faces];
    const last = faces.findLastIndex((face, die) => face !== sides[die]);
    if (last < 0) return;
    faces.fill(1, last + 1);
    faces[last] = (faces[last] ?? 0) + 1;
  }
}

export const repeated = (times: number, value: number): number[] => Array(times).fill(value);

/** Every sequence of tosses: 1 for heads, 0 for tails. */
export function* tosses(number: number): Generator<number[]> {
  for (const faces of rolls(...repeated(number, 2))) yield faces.map((face) => face - 1);
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The share of matching outcomes. */
export function share<T>(
  outcomes: Iterable<T>,
  isSuch: (outcome: T) => boolean,
  weigh: (outcome: T) => number = () => 1,
): Fraction {
  return mean(outcomes, (outcome) => (isSuch(outcome) ? 1 : 0), weigh);
}

export function mean<T>(
  outcomes: Iterable<T>,
  value: (outcome: T) => number,
  weigh: (outcome: T) => number = () => 1,
): Fraction {
  let [total, weights] = [0, 0];
  for (const outcome of outcomes) {
    total += value(outcome) * weigh(outcome);
    weights += weigh(outcome);
  }
  return fraction(total, weights);
}

interface Drawn {
  /** How many of each kind. */
  drawn: number[];
  /** In how many ordered ways. */
  ways: number;
}

/**
 * What can be drawn one by one from this many of each kind. Each draw changes the number of its kind
 * by -1, or by 0 if it is put back.
 */
export function draws(kinds: number[], taken: number, change = -1): Drawn[] {
  let states = new Map([['', { drawn: kinds.map(() => 0), ways: 1 }]]);
  for (let k = 0; k < taken; k += 1) {
    const next: typeof states = new Map();
    for (const { drawn, ways } of states.values()) {
      kinds.forEach((kind, index) => {
        const left = kind + change * (drawn[index] ?? 0);
        if (left <= 0) return;
        const after = drawn.map((number, place) => number + (place === index ? 1 : 0));
        const known = next.get(after.join())?.ways ?? 0;
        next.set(after.join(), { drawn: after, ways: known + ways * left });
      });
    }
    states = next;
  }
  return [...states.values()];
}

/** The same for kinds of equal size: `drawn` has only those drawn, most frequent first. */
export function drawsOfAlike(kinds: number, size: number, taken: number, change = -1): Drawn[] {
  let states = new Map<string, Drawn>([['', { drawn: [], ways: 1 }]]);
  for (let k = 0; k < taken; k += 1) {
    const next: typeof states = new Map();
    const add = (counts: number[], ways: number) => {
      const drawn = counts.toSorted((a, b) => b - a);
      next.set(drawn.join(), { drawn, ways: (next.get(drawn.join())?.ways ?? 0) + ways });
    };
    for (const { drawn, ways } of states.values()) {
      add([...drawn, 1], ways * (kinds - drawn.length) * size);
      drawn.forEach((number, index) => {
        add(drawn.with(index, number + 1), ways * (size + change * number));
      });
    }
    states = next;
  }
  return [...states.values()];
}

export const waysOf = ({ ways }: Drawn): number => ways;

/** Every order of these. */
export function* orders<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [index, thing] of things.entries()) {
    for (const rest of orders(things.toSpliced(index, 1))) yield [thing, ...rest];
  }
}

/** Every pair of different places. */
export function* places(number: number): Generator<[number, number]> {
  for (let one = 0; one < number; one += 1) {
    for (let other = 0; other < number; other += 1) if (one !== other) yield [one, other];
  }
}
