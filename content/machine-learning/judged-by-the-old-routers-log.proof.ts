import { drawBelow } from '../tools/draw.ts';

/** Goes through the eight sequences of choices, under both routers. */
function variances(oldDark = 1 / 4): { live: number; log: number; value: number } {
  let value = 0;
  let live = 0;
  let log = 0;
  for (let choices = 0; choices < 8; choices += 1) {
    let underOld = 1;
    let underNew = 1;
    let dark = 0;
    for (let step = 0; step < 3; step += 1) {
      const isDark = ((choices >> step) & 1) === 1;
      underOld *= isDark ? oldDark : 1 - oldDark;
      underNew *= isDark ? 3 / 4 : 1 / 4;
      if (isDark) dark += 1;
    }
    const reward = dark >= 2 ? 1 : 0;
    value += underNew * reward;
    live += underNew * reward ** 2;
    log += underOld * (reward * (underNew / underOld)) ** 2;
  }
  return { live: live - value ** 2, log: log - value ** 2, value };
}

export function exact(): number {
  const { live, log } = variances();
  return log / live;
}

const { live, value } = variances();

/** The squared deviation of one logged term, per variance of a live one. */
export function simulate(random: () => number): number {
  let weight = 1;
  let dark = 0;
  for (let step = 0; step < 3; step += 1) {
    const isDark = drawBelow(random, 4) === 0;
    weight *= isDark ? 3 : 1 / 3;
    if (isDark) dark += 1;
  }
  const term = dark >= 2 ? weight : 0;
  return (term - value) ** 2 / live;
}

export function mistakes(): number[] {
  const { live, log, value } = variances();
  const meanSquares = (log + value ** 2) / (live + value ** 2);
  const ofOneWeight = (1 / 4) * 3 ** 2 + (3 / 4) * (1 / 3) ** 2;
  return [meanSquares, ofOneWeight ** 3];
}

/** The same for a log with even choices. */
export function followUps(): number[] {
  const even = variances(1 / 2);
  return [even.log / even.live];
}
