import { theTrueOne } from '../tools/the-true-one.ts';

/** All days on which three stocks move by these amounts, not all alike, with several weights. */
export function exact(): number {
  const moves = [-0.5, -0.3, -0.1, -0.02, 0.01, 0.1, 0.2, 0.8];
  const weights = [
    [0.2, 0.3, 0.5],
    [0.05, 0.05, 0.9],
    [1 / 3, 1 / 3, 1 / 3],
  ];
  const gaps: { gap: number; rises: boolean }[] = [];
  for (const a of moves) {
    for (const b of moves) {
      for (const c of moves) {
        if (a === b && b === c) continue;
        for (const [u = 0, v = 0, w = 0] of weights) {
          const closing = u * (1 + a) + v * (1 + b) + w * (1 + c);
          const report = u * Math.log(1 + a) + v * Math.log(1 + b) + w * Math.log(1 + c);
          gaps.push({ gap: report - Math.log(closing), rises: closing > 1 });
        }
      }
    }
  }
  const rising = gaps.filter(({ rises }) => rises).map(({ gap }) => gap);
  const falling = gaps.filter(({ rises }) => !rises).map(({ gap }) => gap);
  const isLow = (list: number[]) => list.every((gap) => gap < -1e-12);
  const isHigh = (list: number[]) => list.every((gap) => gap > 1e-12);
  return theTrueOne([
    isLow(rising) && isLow(falling),
    isLow(rising) && isHigh(falling),
    gaps.every(({ gap }) => Math.abs(gap) < 1e-12),
    isHigh(rising) && isHigh(falling),
  ]);
}
