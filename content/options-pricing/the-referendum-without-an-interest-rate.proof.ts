import { solveLinear } from '../tools/solve-linear.ts';

/** The portfolio of shares and calls that pays what the put pays, at today's prices. */
export function exact(): number {
  const [shares = 0, calls = 0] = solveLinear(
    [
      [130, Math.max(130 - 110, 0)],
      [80, Math.max(80 - 110, 0)],
    ],
    [Math.max(95 - 130, 0), Math.max(95 - 80, 0)],
  );
  return shares * 100 + calls * 8.4;
}

export function mistakes(): number[] {
  const yesFromShare = (100 - 80) / (130 - 80);
  const yesFromCall = 8.4 / 20;
  return [15 * (1 - yesFromShare), 15 * (1 - yesFromCall)];
}
