import { theTrueOne } from '../tools/the-true-one.ts';

/** True, false or unknown. */
type Truth = boolean | null;

const clients = [1, 2, 3, 4];
const trades = [1, null, 3, 1];

const differs = (a: number, b: number | null): Truth => (b === null ? null : a !== b);

function and(a: Truth, b: Truth): Truth {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}

export function exact(): number {
  const isQuiet = (id: number) =>
    trades.map((client) => differs(id, client)).reduce(and, true) === true;
  const count = clients.filter(isQuiet).length;
  return theTrueOne([0, 1, 2, 4].map((claim) => claim === count));
}
