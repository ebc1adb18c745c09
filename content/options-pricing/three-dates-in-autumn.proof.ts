import { theTrueOne } from '../tools/the-true-one.ts';

interface Move {
  factor: number;
  chance: number;
}

/** Monthly moves that leave the price where it is on average: small, large, lopsided and rare. */
const models: Move[][] = [
  [
    { factor: 1.05, chance: 0.5 },
    { factor: 0.95, chance: 0.5 },
  ],
  [
    { factor: 1.3, chance: 0.4 },
    { factor: 0.8, chance: 0.6 },
  ],
  [
    { factor: 1.04, chance: 0.75 },
    { factor: 0.88, chance: 0.25 },
  ],
  [
    { factor: 1.6, chance: 0.05 },
    { factor: 1, chance: 0.9 },
    { factor: 0.4, chance: 0.05 },
  ],
];

/** The prices of A, B and C, from all paths. */
function prices(moves: Move[], start: number): number[] {
  const totals = [0, 0, 0];
  const excess = (price: number) => Math.max(price - 200, 0);
  for (const first of moves) {
    for (const second of moves) {
      for (const third of moves) {
        const chance = first.chance * second.chance * third.chance;
        const one = start * first.factor;
        const two = one * second.factor;
        const three = two * third.factor;
        const pays = [
          (excess(one) + excess(two) + excess(three)) / 3,
          excess(three),
          excess((one + two + three) / 3),
        ];
        for (const [i, paid] of pays.entries()) totals[i] = (totals[i] ?? 0) + chance * paid;
      }
    }
  }
  return totals;
}

export function exact(): number {
  const found = models.flatMap((moves) => [195, 200, 206].map((start) => prices(moves, start)));
  const isOrder = (order: number[]) =>
    found.every((list) =>
      order.every((contract, i) => {
        const before = order[i - 1];
        return before === undefined || (list[before] ?? 0) < (list[contract] ?? 0) - 1e-9;
      }),
    );
  const [a, b, c] = [0, 1, 2];
  return theTrueOne([
    isOrder([c, a, b]),
    isOrder([a, c, b]),
    isOrder([c, b, a]),
    isOrder([b, a, c]),
  ]);
}
