import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
  wanted: number;
  feared: number;
}

/** The chance that two dice have this sum, from all outcomes. */
function chanceOf(faces: number, sum: number): number {
  let count = 0;
  for (let a = 1; a <= faces; a += 1) {
    for (let b = 1; b <= faces; b += 1) if (a + b === sum) count += 1;
  }
  return count / faces ** 2;
}

/** Roll by roll, until the game is almost certainly over: the chance of a win and the mean number of rolls. */
function play({ faces, wanted, feared }: Numbers) {
  const win = chanceOf(faces, wanted);
  const goOn = 1 - win - chanceOf(faces, feared);
  let [won, rolls] = [0, 0];
  for (let stillOn = 1; stillOn > 1e-17; stillOn *= goOn) {
    won += stillOn * win;
    rolls += stillOn;
  }
  return { won, rolls };
}

export function exact(numbers: Numbers): number {
  return play(numbers).won;
}

export function simulate(random: () => number, { faces, wanted, feared }: Numbers): number {
  for (;;) {
    const outcome = drawBelow(random, faces ** 2);
    const sum = 2 + (outcome % faces) + Math.floor(outcome / faces);
    if (sum === wanted) return 1;
    if (sum === feared) return 0;
  }
}

/** One roll only. */
export function mistakes({ faces, wanted }: Numbers): number[] {
  return [chanceOf(faces, wanted)];
}

/** How long it takes. */
export function followUps(numbers: Numbers): number[] {
  return [play(numbers).rolls];
}
