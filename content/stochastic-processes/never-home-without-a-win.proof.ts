import { theTrueOne } from '../tools/the-true-one.ts';

/** Adds up wins, trades and daily shares over all lengths of a day, each with its chance. */
export function exact(): number {
  let [wins, trades, dailyShare] = [0, 0, 0];
  for (let length = 1; length <= 60; length += 1) {
    const chance = 0.5 ** length;
    wins += chance;
    trades += chance * length;
    dailyShare += chance / length;
  }
  const share = wins / trades;
  const isAbout = (claimed: number) => Math.abs(share - claimed) < 0.005;
  return theTrueOne([isAbout(1 / 2), isAbout(dailyShare), isAbout(2 / 3), isAbout(1 / 3)]);
}
