import { theTrueOne } from '../tools/the-true-one.ts';

/** Dollars at the end, Adam's minus Beth's, over all ways in which the rate moves every quarter of two years. */
function leads(step: number): { rate: number; lead: number }[] {
  const quarters = 8;
  const results: { rate: number; lead: number }[] = [];
  for (let path = 0; path < 2 ** quarters; path += 1) {
    let [rate, bank] = [4, 0];
    for (let quarter = 0; quarter < quarters; quarter += 1) {
      bank *= 1 + rate / 400;
      const move = ((path >> quarter) & 1) === 1 ? step : -step;
      rate += move;
      bank += 2500 * move;
    }
    results.push({ rate, lead: bank - 2500 * (rate - 4) });
  }
  return results;
}

const mean = (numbers: number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;

export function exact(): number {
  const results = leads(0.4);
  const average = mean(results.map(({ lead }) => lead));
  const up = mean(results.filter(({ rate }) => rate > 4).map(({ lead }) => lead));
  const down = mean(results.filter(({ rate }) => rate < 4).map(({ lead }) => lead));
  // The last claim says that the better bet in expectation is not settled before rates have moved.
  const isUnsettled = Math.abs(average) < 1e-9 && up !== down;
  const isNothing = Math.abs(average) < 1e-9 && !isUnsettled;
  return theTrueOne([average > 1e-9, average < -1e-9, isNothing, isUnsettled]);
}

export function mistakes(): number[] {
  return [2, 3, 4];
}
