import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

interface Numbers {
  share: number;
  above: number;
  dividend: number;
}

interface Change {
  call: number;
  put: number;
}

/** The changes in a tree of twelve steps; the share falls by the dividend after six of them. */
function inTree({ share, above, dividend }: Numbers, size: number): Change {
  const strike = share + above;
  const value = (paid: number, payoff: (price: number) => number) => {
    // What moves is the share without the dividend, which is as good as cash.
    const at = (step: number, price: number): number =>
      step === 12
        ? payoff(price)
        : (at(step + 1, price * (1 + size)) + at(step + 1, price * (1 - size))) / 2;
    return at(0, share - paid);
  };
  const call = (price: number) => Math.max(price - strike, 0);
  const put = (price: number) => Math.max(strike - price, 0);
  return {
    call: value(dividend, call) - value(0, call),
    put: value(dividend, put) - value(0, put),
  };
}

function inFormula({ share, above, dividend }: Numbers, volatility: number): Change {
  const terms = (paid: number) => ({
    share: share - paid,
    strike: share + above,
    volatility,
    years: 0.5,
  });
  return {
    call: callPrice(terms(dividend)) - callPrice(terms(0)),
    put: putPrice(terms(dividend)) - putPrice(terms(0)),
  };
}

export function exact(numbers: Numbers): number {
  const changes = [
    ...[0.2, 0.3, 0.5].map((volatility) => inFormula(numbers, volatility)),
    ...[0.05, 0.1].map((size) => inTree(numbers, size)),
  ];
  const isAbout = (a: number, b: number) => Math.abs(a - b) < 0.01;
  const inAll = (claim: (change: Change) => boolean) => changes.every(claim);
  const full = numbers.dividend;
  return theTrueOne([
    inAll(
      ({ call, put }) =>
        call < -0.01 && put > 0.01 && isAbout(put - call, full) && !isAbout(put, full),
    ),
    inAll(({ call, put }) => isAbout(call, 0) && isAbout(put, 0)),
    inAll(({ call, put }) => isAbout(call, -full) && isAbout(put, 0)),
    inAll(({ call, put }) => isAbout(call, -full) && isAbout(put, full)),
  ]);
}
