import { integrate } from '../tools/integrate.ts';

/** The cost of a cycle over its length, both by quadrature over the lifetime. */
function costPerDay(limit: number): number {
  const cost = integrate(() => 10 / 10, 0, limit, 5) + integrate(() => 2 / 10, limit, 10, 5);
  const length = integrate((t) => t / 10, 0, limit, 5) + integrate(() => limit / 10, limit, 10, 5);
  return cost / length;
}

/** Golden-section search for the best age at which to restart. */
function bestLimit(): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = 0.1;
  let high = 10;
  for (let i = 0; i < 60; i += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (costPerDay(left) < costPerDay(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

export function exact(): number {
  return costPerDay(bestLimit());
}

export function mistakes(): number[] {
  const perFullCycle = (limit: number) => (10 * (limit / 10) + 2 * (1 - limit / 10)) / limit;
  return [costPerDay(10), perFullCycle(10)];
}

const limit = bestLimit();

/** The cost of one day long after the start, which begins within a run met in proportion to its length. */
export function simulate(random: () => number): number {
  let life: number;
  do life = 10 * random();
  while (random() * limit >= Math.min(life, limit));
  let time = random() * Math.min(life, limit);
  let cost = 0;
  while (time < 1) {
    cost += life < limit ? 10 : 2;
    life = 10 * random();
    time += Math.min(life, limit);
  }
  return cost;
}
