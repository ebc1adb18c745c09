import { integrate } from '../tools/integrate.ts';
import { maximize } from '../tools/maximize.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  bid: number;
  times: number;
  least: number;
}

/** The mean profit of a bid over all values between these, in small steps of the value. */
function profitOf(bid: number, times: number, least: number): number {
  return integrate((value) => (times * value - bid) / (100 - least), least, Math.min(bid, 100), 4);
}

const bestBid = ({ times, least }: Numbers) =>
  maximize((bid) => profitOf(bid, times, least), least, 100);

export function earlier(numbers: Numbers): number[] {
  const { bid, times } = numbers;
  const worth = integrate((value) => times * value, 0, bid) / integrate(() => 1, 0, bid);
  const profits = [50, 50 * times, 0, 100].map((offer) => profitOf(offer, times, 0));
  const best = Math.max(...profits);
  return [worth, theTrueOne(profits.map((profit) => profit === best)), bestBid(numbers)];
}

export function exact(numbers: Numbers): number {
  return profitOf(bestBid(numbers), numbers.times, numbers.least);
}

/** What it is worth to her; what it was worth to you before; the bid that always wins. */
export function mistakes({ bid, times }: Numbers): number[] {
  const meanBelow = (top: number) => integrate((value) => value / top, 0, top);
  return [meanBelow(bid), times * meanBelow(100), 100];
}

/** Draws the value and makes the best bid. */
export function simulate(random: () => number, { times, least }: Numbers): number {
  const value = least + (100 - least) * random();
  const bid = least / (2 - times);
  return value <= bid ? times * value - bid : 0;
}

/** How many times her value lets a bid of 50 break even, by bisection. */
export function followUps(): number[] {
  let [low, high] = [1, 10];
  for (let halving = 0; halving < 60; halving += 1) {
    const times = (low + high) / 2;
    if (profitOf(50, times, 0) < 0) low = times;
    else high = times;
  }
  return [low];
}
