import { callPrice, putPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const rate = 0.05;
const [short, long] = [0.25, 1];

/** Prices if the volatility changes once, when the shorter options expire. */
interface Model {
  early: number;
  late: number;
}

function termsOf({ early, late }: Model, strike: number, years: number, share = 100) {
  const variance = early ** 2 * short + late ** 2 * (long - short);
  const volatility = years === short ? early : Math.sqrt(variance / long);
  return { share, strike, years, rate, volatility };
}

const findings: ((model: Model) => boolean)[] = [
  (model) => putPrice(termsOf(model, 120, long)) < putPrice(termsOf(model, 120, short)),
  (model) => callPrice(termsOf(model, 110, long)) < callPrice(termsOf(model, 110, short)),
  (model) => callPrice(termsOf(model, 110, long)) > callPrice(termsOf(model, 100, short)),
  (model) => termsOf(model, 100, long).volatility < termsOf(model, 100, short).volatility,
];

const levels = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8];
const models = levels.flatMap((early) => levels.map((late) => ({ early, late })));

/** Whether what is bought is worth what is sold when the shorter options expire, at least. */
function dominates(leastOfLonger: (share: number) => number, owed: (share: number) => number) {
  return Array.from({ length: 401 }, (_, share) => share).every(
    (share) => leastOfLonger(share) >= owed(share),
  );
}

/** No model without arbitrage shows the right finding, and a trade that cannot lose proves it. */
export function exact(): number {
  const paid = (strike: number) => strike * Math.exp(-rate * (long - short));
  const leastCall = (share: number) => Math.max(share - paid(110), 0);
  const leastPut = (share: number) => Math.max(paid(120) - share, 0);
  const proven = [
    dominates(leastPut, (share) => Math.max(120 - share, 0)),
    dominates(leastCall, (share) => Math.max(share - 110, 0)),
    // The trade would sell the longer call, which may be worth any sum.
    false,
    false,
  ];
  const isPossible = findings.map((holds) => models.some(holds));
  const claims = proven.map((isProven, i) => isProven && isPossible[i] === false);
  if (isPossible.filter((possible) => !possible).length !== 1) return Number.NaN;
  return theTrueOne(claims);
}
