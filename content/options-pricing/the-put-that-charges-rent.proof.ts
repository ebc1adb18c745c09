import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';
import { drawNormal } from '../tools/normal.ts';

const rate = 0.04;
const volatility = 0.2;
const drift = rate - volatility ** 2 / 2;
const fee = 0.6;

/** The mean discount factor at the first passage to a lower price, by quadrature of its density. */
function meanDiscount(barrier: number): number {
  const distance = Math.log(100 / barrier) / volatility;
  const slope = drift / volatility;
  const density = (t: number) =>
    (distance / Math.sqrt(2 * Math.PI * t ** 3)) *
    Math.exp(-((distance + slope * t) ** 2) / (2 * t) - rate * t);
  return integrate((y) => density(Math.exp(y)) * Math.exp(y), -12, 9, 120);
}

/** The value of exercising at a fixed price. */
function value(barrier: number): number {
  const discount = meanDiscount(barrier);
  return (90 - barrier) * discount - (fee / rate) * (1 - discount);
}

/** Golden-section search for the best price at which to exercise. */
function bestBarrier(): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = 20;
  let high = 90;
  for (let i = 0; i < 45; i += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (value(left) > value(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

export function exact(): number {
  return value(bestBarrier());
}

export function mistakes(): number[] {
  const discountAt = (price: number) => (price / 100) ** 2;
  const ordinary = maximize((price) => (90 - price) * discountAt(price), 20, 90);
  return [value(ordinary), exact() + fee / rate];
}

const barrier = bestBarrier();
const distance = Math.log(100 / barrier) / volatility;
const slope = drift / volatility;
const everReached = Math.exp(-2 * slope * distance);

/** Whether the price is ever reached, and if so when: an inverse Gaussian time. */
export function simulate(random: () => number): number {
  if (random() >= everReached) return -fee / rate;
  const center = distance / slope;
  const shape = distance ** 2;
  const y = drawNormal(random) ** 2;
  const root =
    center +
    (center ** 2 * y) / (2 * shape) -
    (center / (2 * shape)) * Math.sqrt(4 * center * shape * y + (center * y) ** 2);
  const time = random() <= center / (center + root) ? root : center ** 2 / root;
  const discount = Math.exp(-rate * time);
  return (90 - barrier) * discount - (fee / rate) * (1 - discount);
}
