import { theTrueOne } from '../tools/the-true-one.ts';

const calls = [
  { strike: 90, price: 14 },
  { strike: 100, price: 9.5 },
  { strike: 115, price: 2 },
];

/** Money today, and no loss at any final price of a grid, far beyond the strikes. */
function isArbitrage(held: number[]): boolean {
  const sum = (value: (call: { strike: number; price: number }) => number) =>
    calls.reduce((total, call, i) => total + (held[i] ?? 0) * value(call), 0);
  const cash = -sum(({ price }) => price);
  const worst = Math.min(
    ...Array.from({ length: 1_001 }, (_, share) =>
      sum(({ strike }) => Math.max(share - strike, 0)),
    ),
  );
  return cash > 0 && worst >= 0;
}

export function exact(): number {
  return theTrueOne([
    isArbitrage([1, -2, 1]),
    isArbitrage([-3, 5, -2]),
    isArbitrage([2, -5, 3]),
    isArbitrage([3, -5, 2]),
  ]);
}
