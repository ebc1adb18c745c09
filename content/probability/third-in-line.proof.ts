import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  faces: number;
}

const players = 3;

/** Plays on until next to nothing of the probability is left. */
export function exact({ faces }: Numbers): number {
  let stillOn = 1;
  let cleo = 0;
  for (let turn = 0; stillOn > 1e-15; turn += 1) {
    if (turn % players === players - 1) cleo += stillOn / faces;
    stillOn *= 1 - 1 / faces;
  }
  return cleo;
}

export function simulate(random: () => number, { faces }: Numbers): number {
  for (let turn = 0; ; turn += 1) {
    if (drawBelow(random, faces) === 0) return turn % players === players - 1 ? 1 : 0;
  }
}

/** One round only, and equal chances. */
export function mistakes({ faces }: Numbers): number[] {
  let outcomes = 0;
  for (let ada = 2; ada <= faces; ada += 1) {
    for (let ben = 2; ben <= faces; ben += 1) outcomes += 1;
  }
  return [outcomes / faces ** players, 1 / players];
}

/** Cleo's rolls: adds up the chances that the game gets to each of her turns. */
export function followUps({ faces }: Numbers): number[] {
  let rolls = 0;
  let stillOn = 1;
  for (let turn = 0; stillOn > 1e-15; turn += 1) {
    if (turn % players === players - 1) rolls += stillOn;
    stillOn *= 1 - 1 / faces;
  }
  return [rolls];
}
