import { type Enumeration, mean, rolls, share, sum, tosses } from './enumerate.ts';

const runsOf = (results: readonly number[]) => results.join('').match(/0+|1+/g) ?? [];

/** The weight of a sequence, in tenths per toss, for a coin with this probability of heads. */
const weigh = (heads: number) => (results: readonly number[]) =>
  results.reduce((weight, result) => weight * Math.round(10 * (result ? heads : 1 - heads)), 1);

export const coinChances: Record<string, Enumeration> = {
  exactlyHeads: ([coins = 0, heads]) => share(tosses(coins), (results) => sum(results) === heads),
  atLeastHeads: ([coins = 0, least = 0]) =>
    share(tosses(coins), (results) => sum(results) >= least),
  biasedCoin: ([times = 0, chance = 0, heads]) =>
    share(tosses(times), (results) => sum(results) === heads, weigh(chance)),
  sameHeads: ([coins = 0]) =>
    share(tosses(2 * coins), (results) => sum(results.slice(coins)) * 2 === sum(results)),
  oddOneOut: ([people = 0]) =>
    share(tosses(people), (results) => [1, people - 1].includes(sum(results))),
  runOfHeads: ([times = 0, run = 0]) =>
    share(tosses(times), (results) => results.join('').includes('1'.repeat(run))),
  moreHeads: ([own = 0, other = 0]) =>
    share(tosses(own + other), (results) => sum(results.slice(0, own)) > sum(results.slice(own))),
  series: ([games = 0, chance = 0]) =>
    share(tosses(games), (results) => sum(results) > games / 2, weigh(chance)),
  nthHead: ([heads, last = 0]) =>
    share(tosses(last), (results) => results.at(-1) === 1 && sum(results) === heads),

  firstToss: ([times = 0, heads]) =>
    share(
      tosses(times).filter((results) => sum(results) === heads),
      ([first]) => first === 1,
    ),
  headsGivenOne: ([coins = 0, heads]) =>
    share(
      tosses(coins).filter((results) => sum(results) > 0),
      (results) => sum(results) === heads,
    ),
  twoHeaded: ([fair = 0, odd = 0, times = 0]) => {
    // Coins by number, the fair ones first; 1 is always a head, 2 is one on odd coins.
    const seen = rolls(fair + odd, ...Array<number>(times).fill(2)).filter(
      ([coin = 0, ...faces]) => coin > fair || faces.every((face) => face === 1),
    );
    return share(seen, ([coin = 0]) => coin > fair);
  },
};

export const coinMeans: Record<string, Enumeration> = {
  squareOfHeads: ([coins = 0]) => mean(tosses(coins), (results) => sum(results) ** 2),
  runs: ([times = 0]) => mean(tosses(times), (results) => runsOf(results).length),
};
