import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  smallA: number;
  largeA: number;
  smallB: number;
  largeB: number;
}

/** The log, order by order. */
function logOf({ smallA, largeA, smallB, largeB }: Numbers) {
  const orders = (router: 'A' | 'B', size: 'small' | 'large', count: number, percent: number) =>
    Array.from({ length: count }, (_, i) => ({
      router,
      size,
      isFilled: 100 * i < percent * count,
    }));
  return [
    ...orders('A', 'small', 100, smallA),
    ...orders('A', 'large', 400, largeA),
    ...orders('B', 'small', 400, smallB),
    ...orders('B', 'large', 100, largeB),
  ];
}

/** The policy that fills the most, whatever the mix of sizes to come. */
export function exact(numbers: Numbers): number {
  const log = logOf(numbers);
  const chance = (router: string, size: string) => {
    const same = log.filter((order) => order.router === router && order.size === size);
    return same.filter(({ isFilled }) => isFilled).length / same.length;
  };
  const policies = [
    ['A', 'A'],
    ['B', 'B'],
    ['A', 'B'],
    ['B', 'A'],
  ] as const;
  const filled = (policy: (typeof policies)[number] | undefined, share: number) =>
    policy ? share * chance(policy[0], 'small') + (1 - share) * chance(policy[1], 'large') : 0;
  const mixes = [0.1, 0.3, 0.5, 0.7, 0.9];
  return theTrueOne(
    policies.map((policy) =>
      mixes.every((share) =>
        policies.every((other) => other === policy || filled(other, share) < filled(policy, share)),
      ),
    ),
  );
}

/** Router B with A's orders: each of them is filled with the chance that the log shows for its size. */
export function followUps(numbers: Numbers): number[] {
  const log = logOf(numbers);
  const ofA = log.filter(({ router }) => router === 'A');
  let filled = 0;
  for (const { size } of ofA) {
    const same = log.filter((order) => order.router === 'B' && order.size === size);
    filled += same.filter(({ isFilled }) => isFilled).length / same.length;
  }
  return [(100 * filled) / ofA.length];
}
