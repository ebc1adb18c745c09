import { maximize } from '../tools/maximize.ts';

interface Numbers {
  money: number;
  odds: number;
  chance: number;
  price: number;
  belief: number;
}

/** The stake with the largest expected logarithm. */
function bestStake({ money, odds, chance }: Numbers): number {
  const utility = (share: number) =>
    (chance / 100) * Math.log(1 + share * (odds - 1)) + (1 - chance / 100) * Math.log(1 - share);
  return money * maximize(utility, 0, 0.99);
}

/** The payout to be sold, by trying amounts from a large purchase to the whole of what can be sold. */
function bestSale(belief: number, numbers: Numbers): number {
  const { money, odds, price } = numbers;
  const stake = bestStake(numbers);
  const [ifWin, ifLose] = [money - stake + odds * stake, money - stake];
  const received = price / 100;
  const utility = (sold: number) =>
    belief * Math.log(ifWin - sold + received * sold) +
    (1 - belief) * Math.log(ifLose + received * sold);
  const most = (0.999 * ifWin) / (1 - received);
  const least = (-0.999 * ifLose) / received;
  return maximize(utility, least, most);
}

export function earlier(numbers: Numbers): number[] {
  return [bestStake(numbers), bestSale(numbers.belief / 100, numbers)];
}

/** The belief with which nothing is sold or bought, by bisection. */
export function exact(numbers: Numbers): number {
  let [low, high] = [0.01, 0.99];
  for (let halving = 0; halving < 45; halving += 1) {
    const middle = (low + high) / 2;
    if (bestSale(middle, numbers) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The chance as the stake; what is kept; the whole ticket; the market's belief. */
export function mistakes(numbers: Numbers): number[] {
  const payout = numbers.odds * bestStake(numbers);
  const sold = bestSale(numbers.belief / 100, numbers);
  return [(numbers.chance / 100) * numbers.money, payout - sold, payout, numbers.price / 100];
}
