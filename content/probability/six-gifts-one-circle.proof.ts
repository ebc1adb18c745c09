import { shuffle } from '../tools/draw.ts';

/** Goes through all ways to hand out six names with no one drawing their own. */
export function exact(): number {
  let allowed = 0;
  let circles = 0;
  function extend(names: number[]): void {
    if (names.length === 6) {
      allowed += 1;
      if (isOneCircle(names)) circles += 1;
      return;
    }
    for (let name = 0; name < 6; name += 1) {
      if (name !== names.length && !names.includes(name)) extend([...names, name]);
    }
  }
  extend([]);
  return circles / allowed;
}

export function mistakes(): number[] {
  const circlesOfAll = 120 / 720;
  const neverBackToFirst = (4 / 5) * (3 / 4) * (2 / 3) * (1 / 2);
  return [circlesOfAll, neverBackToFirst];
}

const hat = [0, 1, 2, 3, 4, 5];

export function simulate(random: () => number): number {
  do shuffle(random, hat);
  while (hat.some((name, person) => name === person));
  return isOneCircle(hat) ? 1 : 0;
}

function isOneCircle(names: number[]): boolean {
  let person = names[0] ?? 0;
  let visited = 1;
  while (person !== 0) {
    person = names[person] ?? 0;
    visited += 1;
  }
  return visited === 6;
}

/** The share of the allowed ways in which the first person gets a present from the one who gets hers. */
export function followUps(): number[] {
  let allowed = 0;
  let exchanges = 0;
  function extend(names: number[]): void {
    if (names.length === 6) {
      allowed += 1;
      if (names[names[0] ?? 0] === 0) exchanges += 1;
      return;
    }
    for (let name = 0; name < 6; name += 1) {
      if (name !== names.length && !names.includes(name)) extend([...names, name]);
    }
  }
  extend([]);
  return [exchanges / allowed];
}
