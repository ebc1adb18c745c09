import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

function legs(volatility: number) {
  const at = (strike: number) => ({ share: 100, strike, volatility, years: 1 });
  return {
    straddle: callPrice(at(100)) + putPrice(at(100)),
    strangle: putPrice(at(80)) + callPrice(at(125)),
  };
}

export function exact(): number {
  const [below, above] = [legs(0.1999), legs(0.2001)];
  const strangles = (100 * (above.straddle - below.straddle)) / (above.strangle - below.strangle);
  const book = (volatility: number) => {
    const { straddle, strangle } = legs(volatility);
    return strangles * strangle - 100 * straddle;
  };
  const [up, down] = [book(0.3) - book(0.2), book(0.12) - book(0.2)];
  // Small, compared with the straddles that were sold for about 1,600 dollars.
  const isSmall = (gain: number) => Math.abs(gain) < 16;
  return theTrueOne([
    isSmall(up) && isSmall(down),
    up > 16 && down < -16,
    up < -16 && down < -16,
    up > 16 && down > 16,
  ]);
}
