import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';
import { drawNormal } from '../tools/normal.ts';

const rate = 0.04;
const volatility = 0.2;
const drift = rate - volatility ** 2 / 2;

interface Numbers {
  strike: number;
  forever: number;
}

/** The mean discount factor at the first passage to a lower price, by quadrature of its density. */
function meanDiscount(barrier: number): number {
  const distance = Math.log(100 / barrier) / volatility;
  const slope = drift / volatility;
  const density = (t: number) =>
    (distance / Math.sqrt(2 * Math.PI * t ** 3)) *
    Math.exp(-((distance + slope * t) ** 2) / (2 * t) - rate * t);
  return integrate((y) => density(Math.exp(y)) * Math.exp(y), -12, 9, 120);
}

/** The fee per year, at which fees for all time are worth the given number of dollars. */
function feeOf({ forever }: Numbers): number {
  return rate * forever;
}

/** The value of exercising at a fixed price. */
function value(barrier: number, numbers: Numbers): number {
  const discount = meanDiscount(barrier);
  return (numbers.strike - barrier) * discount - (feeOf(numbers) / rate) * (1 - discount);
}

/** Golden-section search for the best price at which to exercise. */
function bestBarrier(numbers: Numbers): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = 20;
  let high = numbers.strike;
  for (let i = 0; i < 45; i += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (value(left, numbers) > value(right, numbers)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

export function exact(numbers: Numbers): number {
  return value(bestBarrier(numbers), numbers);
}

export function mistakes(numbers: Numbers): number[] {
  const { strike } = numbers;
  const discountAt = (price: number) => (price / 100) ** 2;
  const ordinary = maximize((price) => (strike - price) * discountAt(price), 20, strike);
  return [value(ordinary, numbers), exact(numbers) + feeOf(numbers) / rate];
}

/** Whether the price is ever reached, and if so when: an inverse Gaussian time. */
export function simulate(random: () => number, numbers: Numbers): number {
  const debt = feeOf(numbers) / rate;
  const barrier = (2 / 3) * (numbers.strike + debt);
  const distance = Math.log(100 / barrier) / volatility;
  const slope = drift / volatility;
  const everReached = Math.exp(-2 * slope * distance);
  if (random() >= everReached) return -debt;
  const center = distance / slope;
  const shape = distance ** 2;
  const y = drawNormal(random) ** 2;
  const root =
    center +
    (center ** 2 * y) / (2 * shape) -
    (center / (2 * shape)) * Math.sqrt(4 * center * shape * y + (center * y) ** 2);
  const time = random() <= center / (center + root) ? root : center ** 2 / root;
  const discount = Math.exp(-rate * time);
  return (numbers.strike - barrier) * discount - debt * (1 - discount);
}
