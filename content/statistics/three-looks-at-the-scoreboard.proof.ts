import { choose } from '../tools/choose.ts';

/** Goes through all sequences of twelve right and wrong days. */
export function exact(): number {
  let declared = 0;
  for (let sequence = 0; sequence < 4096; sequence += 1) {
    let right = 0;
    let success = false;
    for (let day = 1; day <= 12; day += 1) {
      right += (sequence >> (day - 1)) & 1;
      success ||= isSuccess(day, right);
    }
    if (success) declared += 1;
  }
  return declared / 4096;
}

export function mistakes(): number[] {
  const looks = [
    [4, 4],
    [8, 7],
    [12, 10],
  ] as const;
  const chances = looks.map(([days, least]) => {
    let ways = 0;
    for (let right = least; right <= days; right += 1) ways += choose(days, right);
    return ways / 2 ** days;
  });
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return [sum, 1 - chances.reduce((none, chance) => none * (1 - chance), 1)];
}

export function simulate(random: () => number): number {
  let right = 0;
  for (let day = 1; day <= 12; day += 1) {
    if (random() < 0.5) right += 1;
    if (isSuccess(day, right)) return 1;
  }
  return 0;
}

function isSuccess(day: number, right: number): boolean {
  return (day === 4 && right === 4) || (day === 8 && right >= 7) || (day === 12 && right >= 10);
}

/** The days until the first success or the end, over all sequences. */
export function followUps(): number[] {
  let days = 0;
  for (let sequence = 0; sequence < 4096; sequence += 1) {
    let right = 0;
    for (let day = 1; day <= 12; day += 1) {
      days += 1;
      right += (sequence >> (day - 1)) & 1;
      if (isSuccess(day, right)) break;
    }
  }
  return [days / 4096];
}
