import { choose } from '../tools/choose.ts';

/** Carries the joint distribution of the position and the profit forward, tick by tick. */
export function exact(): number {
  let weight = new Map<string, number>([['0,0', 1]]);
  for (let tick = 0; tick < 15; tick += 1) {
    const after = new Map<string, number>();
    for (const [state, chance] of weight) {
      const [position = 0, profit = 0] = state.split(',').map(Number);
      for (const move of [-1, 1]) {
        const key = `${position + move},${profit + position * move}`;
        after.set(key, (after.get(key) ?? 0) + chance / 2);
      }
    }
    weight = after;
  }
  let losing = 0;
  for (const [state, chance] of weight) {
    if (Number(state.split(',')[1]) < 0) losing += chance;
  }
  return losing;
}

export function mistakes(): number[] {
  return [1 / 2, (2 * choose(15, 7)) / 2 ** 15];
}

export function simulate(random: () => number): number {
  let position = 0;
  let profit = 0;
  for (let tick = 0; tick < 15; tick += 1) {
    const move = random() < 0.5 ? -1 : 1;
    profit += position * move;
    position += move;
  }
  return profit < 0 ? 1 : 0;
}

/** Sixteen moves: goes through all days and adds up her gains. */
export function followUps(): number[] {
  let even = 0;
  for (let day = 0; day < 2 ** 16; day += 1) {
    let [position, profit] = [0, 0];
    for (let tick = 0; tick < 16; tick += 1) {
      const move = (day >> tick) & 1 ? 1 : -1;
      profit += position * move;
      position += move;
    }
    if (profit === 0) even += 1;
  }
  return [even / 2 ** 16];
}
