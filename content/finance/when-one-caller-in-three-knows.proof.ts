/** A belief about V: how likely every earlier caller was to do what he did, up to a factor. */
type Belief = (value: number) => number;

const buys = (value: number, ask: number, informed = 1 / 3) =>
  (1 - informed) / 2 + (value > ask ? informed : 0);

/** The ask that equals the mean of V given a purchase at it, by bisection. */
function fairAsk(belief: Belief, kinks: number[], informed = 1 / 3): number {
  let low = 0;
  let high = 100;
  for (let i = 0; i < 60; i += 1) {
    const ask = (low + high) / 2;
    if (profit(belief, ask, kinks, informed) < 0) low = ask;
    else high = ask;
  }
  return (low + high) / 2;
}

/** Integrates piece by piece between the kinks with two Gauss points, exact for linear pieces. */
function profit(belief: Belief, ask: number, kinks: number[], informed: number): number {
  const ends = [0, ask, ...kinks, 100].sort((a, b) => a - b);
  let sum = 0;
  for (const [i, end] of ends.entries()) {
    const start = ends[i - 1] ?? end;
    for (const side of [-1, 1]) {
      const value = (start + end) / 2 + ((side / Math.sqrt(3)) * (end - start)) / 2;
      sum += ((end - start) / 2) * belief(value) * buys(value, ask, informed) * (ask - value);
    }
  }
  return sum;
}

function asks(): [number, number] {
  const first = fairAsk(() => 1, []);
  return [first, fairAsk((value) => buys(value, first), [first])];
}

export function exact(): number {
  return asks()[1];
}

const quoted = asks();

/** The value of the contract on a day on which the first two callers buy. */
export function simulate(random: () => number): number {
  for (;;) {
    const value = 100 * random();
    const bothBuy = quoted.every((ask) => (random() < 1 / 3 ? value > ask : random() < 1 / 2));
    if (bothBuy) return value;
  }
}

export function mistakes(): number[] {
  const [first] = asks();
  const surelyAbove = fairAsk((value) => (value > first ? 1 : 0), [first]);
  return [first, surelyAbove];
}

/** The first ask if half of the callers are informed. */
export function followUps(): number[] {
  return [fairAsk(() => 1, [], 1 / 2)];
}
