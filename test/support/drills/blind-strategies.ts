import { parseFraction, toNumber } from '#shared/domain/fraction.ts';

/** How much each option looks like the right one, without looking at the question. */
type Look = (option: string, others: readonly string[]) => number;

/** Each text is read only once, as a run has few different options. */
function readOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

/** 3/4, −12, or a letter by its place in the alphabet. */
const numberIn = readOnce((text) => {
  if (/^[A-Z]$/.test(text)) return text.charCodeAt(0) - 64;
  const value = parseFraction(text);
  if (value === null) throw new Error(`What is ${text}?`);
  return toNumber(value);
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const isClose = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));
const partsOf = readOnce((text) => text.split('/').map(Number));
const digitsOf = readOnce((text) => text.replaceAll(/\D/g, ''));
const lastOf = (text: string) => text.at(-1) ?? '';
const placesOf = readOnce((text) => text.split('.')[1]?.length ?? 0);

const count = (others: readonly string[], holds: (other: string) => boolean) =>
  others.filter(holds).length;
const share = (of: (text: string) => string | number | boolean): Look => {
  const known = readOnce(of);
  return (option, others) => count(others, (other) => known(other) === known(option));
};
const not =
  (look: Look): Look =>
  (option, others) =>
    -look(option, others);
const is = (holds: (text: string) => boolean): Look => readOnce((option) => Number(holds(option)));

const largest: Look = (option) => numberIn(option);
const longest: Look = (option) => option.length;
const distances = (option: string, others: readonly string[]) =>
  others.map((other) => Math.abs(numberIn(other) - numberIn(option)));
const central: Look = (option, others) => -sum(distances(option, others));
const ratios: Look = (option, others) =>
  -sum(others.map((other) => Math.abs(scaleOf(other) - scaleOf(option))));
const scaleOf = (text: string) => Math.log(Math.abs(numberIn(text)) + 1e-6);
const isolated: Look = (option, others) => Math.min(...distances(option, others));
const place =
  (rank: number): Look =>
  (option, others) =>
    -Math.abs(rank - count(others, (other) => numberIn(other) < numberIn(option)));
const median: Look = (option, others) =>
  -Math.abs(others.length / 2 - count(others, (other) => numberIn(other) < numberIn(option)));

function sharedDigits(one: string, other: string): number {
  const left = [...digitsOf(other)];
  return [...digitsOf(one)].filter((digit) => {
    const at = left.indexOf(digit);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}
const shared: Look = (option, others) =>
  sum(others.map((other) => sharedDigits(option, other))) / digitsOf(option).length;
const samePlaces: Look = (option, others) => sum(others.map((other) => alike(option, other)));
function alike(one: string, other: string): number {
  return [...one].filter((character, index) => other[index] === character).length;
}

const isShifted = (a: number, b: number) => [10, 100].some((by) => isClose(a * by, b));
const shifts: Look = (option, others) =>
  count(others, (other) => {
    const [a, b] = [numberIn(option), numberIn(other)];
    return isShifted(a, b) || isShifted(b, a);
  });
const upsideDown: Look = (option, others) =>
  count(others, (other) => isClose(numberIn(option) * numberIn(other), 1));
const complements: Look = (option, others) =>
  count(others, (other) => isClose(numberIn(option) + numberIn(other), 1));
const related =
  (holds: (value: number, other: number) => boolean): Look =>
  (option, others) =>
    count(others, (other) => holds(numberIn(option), numberIn(other)));
const sumsOf: Look = (option, others) =>
  count(others, (one) =>
    others.some((two) => one !== two && isAbout(numberIn(option), numberIn(one) + numberIn(two))),
  );
const partOfSum: Look = (option, others) =>
  count(others, (one) =>
    others.some((two) => one !== two && isAbout(numberIn(one), numberIn(option) + numberIn(two))),
  );
/** Options are rounded. */
const isAbout = (a: number, b: number) => Math.abs(a - b) <= 0.0016;
const differences: Look = (option, others) =>
  count(others, (other) => {
    const unit = 10 ** -Math.max(placesOf(option), placesOf(other));
    const units = Math.abs(numberIn(option) - numberIn(other)) / unit;
    return [1, 2, 10, 20, 100].some((slip) => isClose(units, slip));
  });
const parts: Look = (option, others) =>
  count(others, (other) => {
    const [[a = 0, b = 1], [c = 0, d = 1]] = [partsOf(option), partsOf(other)];
    return a === c || b === d;
  });
/** The option that most others are one slip away from. */
const origin: Look = (option, others) =>
  sum([shifts, upsideDown, differences, parts].map((look) => look(option, others)));

const isReduced = (text: string) => {
  const [above = 0, below = 1] = partsOf(text);
  const value = parseFraction(text);
  return (
    value === null || (Number(value.numerator) === above && Number(value.denominator) === below)
  );
};
const isWhole = (text: string) => Number.isInteger(numberIn(text));
const isEven = (text: string) => Number(lastOf(digitsOf(text))) % 2 === 0;
const isMultipleOf = (divisor: number) => (text: string) => Number(digitsOf(text)) % divisor === 0;
const isRound = (text: string) => /[05]$/.test(text);
const roots = (text: string) => Number.isInteger(Math.sqrt(Math.abs(numberIn(text))));
const isPrime = (text: string) => {
  const number = Math.abs(numberIn(text));
  if (!Number.isInteger(number) || number < 2) return false;
  for (let d = 2; d * d <= number; d += 1) if (number % d === 0) return false;
  return true;
};

const looks: Record<string, Look> = {
  smallest: not(largest),
  largest,
  'second smallest': place(1),
  'second largest': (option, others) => place(others.length - 1)(option, others),
  median,
  'nearest to the mean': (option, others) => {
    const values = [option, ...others].map(numberIn);
    return -Math.abs(numberIn(option) - sum(values) / values.length);
  },
  'most central': central,
  'least central': not(central),
  'most central by ratio': ratios,
  'least central by ratio': not(ratios),
  'odd one out': isolated,
  'closest to another': not(isolated),
  'most shared digits': shared,
  'fewest shared digits': not(shared),
  'most characters in common places': samePlaces,
  'fewest characters in common places': not(samePlaces),
  'most others at a factor of ten': shifts,
  'fewest others at a factor of ten': not(shifts),
  'most others a slip away': differences,
  'fewest others a slip away': not(differences),
  'upside down of another': upsideDown,
  'not upside down of another': not(upsideDown),
  'same numerator or denominator as most': parts,
  'others follow from it': origin,
  'others do not follow from it': not(origin),
  'opposite of another': complements,
  'smaller of two that make a whole, or nearest to a half': (option, others) =>
    numberIn(option) < 0.5 && complements(option, others) > 0
      ? 1
      : -Math.abs(numberIn(option) - 0.5),
  'half of another': related((value, other) => isAbout(2 * value, other)),
  'twice another': related((value, other) => isAbout(value, 2 * other)),
  'square of another': related((value, other) => isAbout(value, other ** 2)),
  'root of another': related((value, other) => isAbout(value ** 2, other)),
  'sum of two others': sumsOf,
  'part of a sum': partOfSum,
  reduced: is(isReduced),
  unreduced: not(is(isReduced)),
  'whole number': is(isWhole),
  'no whole number': not(is(isWhole)),
  even: is(isEven),
  odd: not(is(isEven)),
  'parity of most': share(isEven),
  'parity of fewest': not(share(isEven)),
  'last digit of most': share(lastOf),
  'last digit of fewest': not(share(lastOf)),
  'first digit of most': share((text) => digitsOf(text).replace(/^0+/, '')[0] ?? ''),
  'first digit of fewest': not(share((text) => digitsOf(text).replace(/^0+/, '')[0] ?? '')),
  'ends in 0 or 5': is(isRound),
  'does not end in 0 or 5': not(is(isRound)),
  'multiple of 3': is(isMultipleOf(3)),
  'no multiple of 3': not(is(isMultipleOf(3))),
  'multiple of 4': is(isMultipleOf(4)),
  'multiple of 7': is(isMultipleOf(7)),
  square: is(roots),
  prime: is(isPrime),
  'longest text': longest,
  'shortest text': not(longest),
  'length of most': share((text) => text.length),
  'length of fewest': not(share((text) => text.length)),
  'most decimal places': (option) => placesOf(option),
  'fewest decimal places': (option) => -placesOf(option),
};

const strategies = Object.entries(looks);

/** The chance that each strategy is right, choosing at random among equally good options. */
export function chooseBlind(options: readonly string[], right: number): Map<string, number> {
  const chances = new Map(
    options.map((_, index) => [`always ${index + 1}`, Number(index === right)]),
  );
  const others = options.map((_, index) => options.toSpliced(index, 1));
  for (const [name, look] of strategies) {
    const scores = options.map((option, index) => look(option, others[index] ?? []));
    const best = Math.max(...scores);
    const picked = scores.flatMap((score, index) => (score === best ? [index] : []));
    chances.set(name, picked.includes(right) ? 1 / picked.length : 0);
  }
  return chances;
}

const orders: Record<string, (events: readonly string[]) => number[]> = {
  'as listed': (events) => events.map((_, index) => index),
  backward: (events) => events.map((_, index) => index).toReversed(),
  'longest first': (events) => sortBy(events, (event) => -event.length),
  'shortest first': (events) => sortBy(events, (event) => event.length),
  'most digits first': (events) => sortBy(events, (event) => -digitsOf(event).length),
  'fewest digits first': (events) => sortBy(events, (event) => digitsOf(event).length),
  'largest numbers first': (events) => sortBy(events, (event) => -Math.max(0, ...numbersOf(event))),
  'smallest numbers first': (events) => sortBy(events, (event) => Math.max(0, ...numbersOf(event))),
  alphabetical: (events) => sortBy(events, (event) => event.charCodeAt(0)),
};

const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
const sortBy = (events: readonly string[], key: (event: string) => number) =>
  events.map((_, index) => index).toSorted((a, b) => key(events[a] ?? '') - key(events[b] ?? ''));

export function orderBlind(
  events: readonly string[],
  right: readonly number[],
): Map<string, number> {
  return new Map(
    Object.entries(orders).map(([name, order]) => [
      name,
      Number(order(events).join() === right.join()),
    ]),
  );
}
