import { theTrueOne } from '../tools/the-true-one.ts';

const fees = Array.from({ length: 10 }, () => 0.1);

/** JavaScript's numbers are the same doubles. */
function inLoop(): number {
  let total = 0;
  for (const fee of fees) total += fee;
  return total;
}

/** Neumaier's summation, as in CPython since 3.12. */
function compensated(): number {
  let total = 0;
  let lost = 0;
  for (const fee of fees) {
    const next = total + fee;
    lost += Math.abs(total) >= Math.abs(fee) ? total - next + fee : fee - next + total;
    total = next;
  }
  return total + lost;
}

export function exact(): number {
  const [loop, sum] = [inLoop() === 1, compensated() === 1];
  return theTrueOne([loop && sum, !(loop || sum), loop && !sum, !loop && sum]);
}
