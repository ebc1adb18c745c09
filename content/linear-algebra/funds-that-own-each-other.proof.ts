import { decimal, point, type Sliders } from '../tools/figure.ts';

interface Numbers {
  outsideA: number;
  outsideB: number;
  partOfB: number;
  partOfA: number;
}

/** Lets each fund revalue its holding of the other until nothing changes. */
export function exact({ outsideA, outsideB, partOfB, partOfA }: Numbers): number {
  let a = outsideA;
  let b = outsideB;
  for (let round = 0; round < 100; round += 1) {
    const before = a;
    a = outsideA + partOfB * b;
    b = outsideB + partOfA * before;
  }
  return a;
}

export function mistakes({ outsideA, outsideB, partOfB, partOfA }: Numbers): number[] {
  const oneRound = outsideA + partOfB * outsideB;
  const twoRounds = outsideA + partOfB * (outsideB + partOfA * outsideA);
  return [oneRound, twoRounds];
}

/** What fund A loses. */
export function followUps(numbers: Numbers): number[] {
  return [exact(numbers) - exact({ ...numbers, outsideA: 0.9 * numbers.outsideA })];
}

export function sliders({ partOfB }: Numbers): Sliders {
  return {
    rounds: { from: 0, to: 10, start: 1 },
    crossHolding: { from: 0.05, to: 0.9, step: 0.05, start: partOfB },
  };
}

/** Both funds revalue what they hold of each other, again and again. */
export function figure(
  { rounds = 1, crossHolding = 0.4 }: Record<string, number>,
  { outsideA, outsideB, partOfA }: Numbers,
): string[] {
  const worthOfA = (b: number) => outsideA + crossHolding * b;
  const worthOfB = (a: number) => outsideB + partOfA * a;
  const values = [{ a: outsideA, b: outsideB }];
  for (let round = 1; round <= rounds; round += 1) {
    const { a, b } = values[round - 1] ?? { a: 0, b: 0 };
    values.push({ a: worthOfA(b), b: worthOfB(a) });
  }
  const { a, b } = values[rounds] ?? { a: 0, b: 0 };
  // Room for what A would be worth if it owned all of B.
  const mostOfA = (outsideA + outsideB) / (1 - partOfA);
  const mostOfB = worthOfB(mostOfA);
  const level = (part: number) => outsideA + part * (mostOfA - outsideA);
  const path = values.map((value) => point(value.b, value.a));
  const ticks = (from: number, to: number) => {
    const step = to - from > 240 ? 100 : to - from > 100 ? 50 : 20;
    const first = Math.ceil(from / step);
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
  };
  const dollars = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 3 });
  return [
    `alt: With ${decimal(100 * crossHolding)}% of B, fund A is worth $${dollars(a)} million after ${rounds} round${rounds === 1 ? '' : 's'}, and B $${dollars(b)} million.`,
    `x: ${decimal(outsideB)} to ${decimal(mostOfB)}`,
    `y: ${decimal(outsideA)} to ${decimal(level(1.15))}`,
    'x axis: value of B in millions',
    `x ticks: ${ticks(outsideB, mostOfB).join(', ')}`,
    'y axis: value of A in millions',
    `y ticks: ${ticks(outsideA, level(1.15)).join(', ')}`,
    `gray line: ${point(outsideB, worthOfA(outsideB))} ${point(mostOfB, worthOfA(mostOfB))}`,
    `gray line: ${point(worthOfB(outsideA), outsideA)} ${point(mostOfB, mostOfA)}`,
    `label gray right: ${point(outsideB, level(1.08))} flatter line: what A owns`,
    `label gray right: ${point(outsideB, level(0.96))} steeper line: what B owns`,
    rounds > 0 ? `blue line: ${path.join(' ')}` : '',
    `blue dot: ${path.join(' ')}`,
  ];
}
