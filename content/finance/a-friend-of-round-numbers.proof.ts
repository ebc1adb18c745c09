import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  rain: number;
  wind: number;
  both: number;
  either: number;
  called: number;
}

interface Weather {
  rain: boolean;
  wind: boolean;
}

const weathers: Weather[] = [
  { rain: false, wind: false },
  { rain: true, wind: false },
  { rain: false, wind: true },
  { rain: true, wind: true },
];

const pays = (comesTrue: boolean) => (comesTrue ? 100 : 0);

/** What is won in each kind of weather by buying rain and wind and selling the other two. */
function unionWins({ rain, wind, both, either }: Numbers): number[] {
  return weathers.map(
    (weather) =>
      pays(weather.rain) -
      rain +
      pays(weather.wind) -
      wind -
      (pays(weather.rain && weather.wind) - both) -
      (pays(weather.rain || weather.wind) - either),
  );
}

/** The profit from the new ticket, at its price. */
function conditionalProfit(weather: Weather, price: number): number {
  return weather.rain ? pays(weather.wind) - price : 0;
}

/** With tickets on rain, wind and both, the win that is then the same in any weather. */
function sureWin(price: number, { rain, wind, both }: Numbers): number {
  const solution = solveLinear(
    weathers.map((weather) => [
      pays(weather.rain) - rain,
      pays(weather.wind) - wind,
      pays(weather.rain && weather.wind) - both,
      -1,
    ]),
    weathers.map((weather) => -conditionalProfit(weather, price)),
  );
  return solution[3] ?? Number.NaN;
}

/** The price at which nothing is left to win for certain. */
function consistentPrice(numbers: Numbers): number {
  let [low, high] = [0, 100];
  for (let halving = 0; halving < 60; halving += 1) {
    const middle = (low + high) / 2;
    if (sureWin(middle, numbers) > 0) low = middle;
    else high = middle;
  }
  return low;
}

export function earlier(numbers: Numbers): number[] {
  return [Math.min(...unionWins(numbers)), consistentPrice(numbers)];
}

export function exact(numbers: Numbers): number {
  return sureWin(numbers.called, numbers);
}

/** Wind without the condition; rain if wind; the distance from the consistent price. */
export function mistakes(numbers: Numbers): number[] {
  const { wind, both, called } = numbers;
  return [wind, (100 * both) / wind, consistentPrice(numbers) - called];
}
