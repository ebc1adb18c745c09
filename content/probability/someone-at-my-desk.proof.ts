import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  people: number;
  place: number;
}

/** For each colleague in turn, the chance that she finds her desk taken and must choose at random. */
export function exact({ people, place }: Numbers): number {
  const chooses = [1];
  for (let colleague = 1; colleague < place; colleague += 1) {
    let taken = 0;
    for (const [earlier, chance] of chooses.entries()) taken += chance / (people - earlier);
    chooses.push(taken);
  }
  return 1 - (chooses.at(-1) ?? 0);
}

/** One morning, until the colleague in question comes in. */
export function simulate(random: () => number, { people, place }: Numbers): number {
  const isTaken = new Uint8Array(people);
  for (let colleague = 0; colleague < place - 1; colleague += 1) {
    let desk = colleague;
    if (colleague === 0) desk = drawBelow(random, people);
    while (isTaken[desk]) desk = drawBelow(random, people);
    isTaken[desk] = 1;
  }
  return isTaken[place - 1] ? 0 : 1;
}

export function mistakes({ people, place }: Numbers): number[] {
  return [1 / 2, 1 - (place - 1) / people];
}

/** Those without their own desks, by the number of desks that are left when somebody must choose. */
export function followUps({ people }: Numbers): number[] {
  const choosers = [0, 1];
  for (let left = 2; left <= people; left += 1) {
    let later = 0;
    for (let smaller = 1; smaller < left; smaller += 1) later += choosers[smaller] ?? 0;
    choosers.push(1 + later / left);
  }
  // The first of them has her own desk among those that she may take.
  return [(choosers[people] ?? 0) - 1 / people];
}
