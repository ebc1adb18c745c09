import { theTrueOne } from '../tools/the-true-one.ts';

/** Lets people in one by one, until somebody probably shares your birthday. */
export function exact(): number {
  let others = 0;
  let nobody = 1;
  while (nobody >= 0.5) {
    others += 1;
    nobody *= 364 / 365;
  }
  return theTrueOne([22, 183, 253, 364].map((claim) => others === claim));
}
