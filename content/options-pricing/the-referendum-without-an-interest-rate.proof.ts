import { solveLinear } from '../tools/solve-linear.ts';

interface Numbers {
  upPrice: number;
  downPrice: number;
  spot: number;
  yes: number;
  callPays: number;
  putPays: number;
}

/** The prices and strikes that the question states. */
function stated({ upPrice, downPrice, yes, callPays, putPays }: Numbers) {
  const call = Math.round(100 * callPays * yes) / 100;
  return { call, callStrike: upPrice - callPays, putStrike: downPrice + putPays };
}

/** The portfolio of shares and calls that pays what the put pays, at today's prices. */
export function exact(numbers: Numbers): number {
  const { upPrice, downPrice, spot } = numbers;
  const { call, callStrike, putStrike } = stated(numbers);
  const [shares = 0, calls = 0] = solveLinear(
    [
      [upPrice, Math.max(upPrice - callStrike, 0)],
      [downPrice, Math.max(downPrice - callStrike, 0)],
    ],
    [Math.max(putStrike - upPrice, 0), Math.max(putStrike - downPrice, 0)],
  );
  return shares * spot + calls * call;
}

export function mistakes(numbers: Numbers): number[] {
  const { upPrice, downPrice, spot } = numbers;
  const { call, callStrike, putStrike } = stated(numbers);
  const yesFromShare = (spot - downPrice) / (upPrice - downPrice);
  const yesFromCall = call / (upPrice - callStrike);
  const putAfterNo = putStrike - downPrice;
  return [putAfterNo * (1 - yesFromShare), putAfterNo * (1 - yesFromCall)];
}
