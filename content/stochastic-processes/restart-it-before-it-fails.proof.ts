import { integrate } from '../tools/integrate.ts';

interface Numbers {
  days: number;
  pair: number;
}

/** What a failure and a planned restart cost, in thousands of dollars. */
function costsOf(pair: number): readonly [failure: number, planned: number] {
  const pairs = [
    [10, 2],
    [5, 1],
    [10, 4],
    [5, 2],
    [13, 1],
    [15, 3],
    [15, 6],
    [17, 2],
    [20, 4],
    [20, 8],
    [25, 1],
    [34, 4],
  ] as const;
  return pairs[pair - 1] ?? [0, 0];
}

/** The cost of a cycle over its length, both by quadrature over the lifetime. */
function costPerDay(limit: number, { days, pair }: Numbers): number {
  const [failure, planned] = costsOf(pair);
  const cost =
    integrate(() => failure / days, 0, limit, 5) + integrate(() => planned / days, limit, days, 5);
  const length =
    integrate((t) => t / days, 0, limit, 5) + integrate(() => limit / days, limit, days, 5);
  return cost / length;
}

/** Golden-section search for the best age at which to restart. */
function bestLimit(numbers: Numbers): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = numbers.days / 100;
  let high = numbers.days;
  for (let i = 0; i < 60; i += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (costPerDay(left, numbers) < costPerDay(right, numbers)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

export function exact(numbers: Numbers): number {
  return costPerDay(bestLimit(numbers), numbers);
}

export function mistakes(numbers: Numbers): number[] {
  const { days, pair } = numbers;
  const [failure, planned] = costsOf(pair);
  const perFullCycle = (limit: number) =>
    (failure * (limit / days) + planned * (1 - limit / days)) / limit;
  return [costPerDay(days, numbers), perFullCycle(days)];
}

const limits = new Map<string, number>();

function limitFor(numbers: Numbers): number {
  const key = `${numbers.days} ${numbers.pair}`;
  const limit = limits.get(key) ?? bestLimit(numbers);
  limits.set(key, limit);
  return limit;
}

/** The cost of one day long after the start, which begins within a run met in proportion to its length. */
export function simulate(random: () => number, numbers: Numbers): number {
  const [failure, planned] = costsOf(numbers.pair);
  const limit = limitFor(numbers);
  let life: number;
  do life = numbers.days * random();
  while (random() * limit >= Math.min(life, limit));
  let time = random() * Math.min(life, limit);
  let cost = 0;
  while (time < 1) {
    cost += life < limit ? failure : planned;
    life = numbers.days * random();
    time += Math.min(life, limit);
  }
  return cost;
}
