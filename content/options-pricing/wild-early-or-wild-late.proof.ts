import { callDelta, callPrice, putDelta, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const month = 1 / 12;
const steps = 2_000;
const straddle = { strike: 100, volatility: 0.2 };

/** The seller's profit if the share moves up and down in turn, with these volatilities. */
function profit(firstHalf: number, secondHalf: number): number {
  const start = { ...straddle, share: 100, years: month };
  let result = callPrice(start) + putPrice(start);
  let share = 100;
  for (let step = 0; step < steps; step += 1) {
    const terms = { ...straddle, share, years: month * (1 - step / steps) };
    const move = (step < steps / 2 ? firstHalf : secondHalf) * Math.sqrt(month / steps);
    const next = share * Math.exp(step % 2 === 0 ? move : -move);
    result += (callDelta(terms) + putDelta(terms)) * (next - share);
    share = next;
  }
  return result - Math.abs(share - straddle.strike);
}

export function exact(): number {
  const wild = Math.sqrt(2 * 0.2 ** 2 - 0.1 ** 2);
  const [wildFirst, calmFirst] = [profit(wild, 0.1), profit(0.1, wild)];
  const isEqual = Math.abs(wildFirst - calmFirst) < 0.2;
  return theTrueOne([
    isEqual,
    !isEqual && wildFirst > calmFirst,
    !isEqual && wildFirst < calmFirst,
  ]);
}
