import { choose } from '../tools/choose.ts';

/** Goes through all choices of lines and keeps those with six lines that connect everyone. */
export function exact(): number {
  let plans = 0;
  for (let choice = 0; choice < 2 ** 12; choice += 1) {
    const group = [0, 1, 2, 3, 4, 5, 6];
    let lines = 0;
    let groups = 7;
    for (let line = 0; line < 12; line += 1) {
      if ((choice >> line) % 2 === 0) continue;
      lines += 1;
      const house = group[line % 3] ?? 0;
      const bank = group[3 + Math.floor(line / 3)] ?? 0;
      if (house === bank) continue;
      groups -= 1;
      for (let i = 0; i < 7; i += 1) if (group[i] === bank) group[i] = house;
    }
    if (lines === 6 && groups === 1) plans += 1;
  }
  return plans;
}

export function mistakes(): number[] {
  const anySixLines = choose(12, 6);
  const productOfEigenvalues = 4 ** 2 * 3 ** 3 * 7;
  return [anySixLines, productOfEigenvalues];
}
