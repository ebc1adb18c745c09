import { choose } from '../tools/choose.ts';
import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  kinds: number;
  missing: number;
}

/** Sums the chances that more cards than that are still missing after each number of boxes. */
export function exact({ kinds, missing }: Numbers): number {
  let chances: number[] = Array.from({ length: kinds + 1 }, (_, left) => (left === kinds ? 1 : 0));
  let boxes = 0;
  for (;;) {
    const goesOn = chances.slice(missing + 1).reduce((sum, chance) => sum + chance, 0);
    if (goesOn < 1e-16) return boxes;
    boxes += goesOn;
    chances = chances.map((chance, left) => {
      const stays = left > missing ? chance * (1 - left / kinds) : chance;
      return stays + (left >= missing ? ((chances[left + 1] ?? 0) * (left + 1)) / kinds : 0);
    });
  }
}

export function simulate(random: () => number, { kinds, missing }: Numbers): number {
  const found = new Set<number>();
  let boxes = 0;
  while (found.size < kinds - missing) {
    found.add(drawBelow(random, kinds));
    boxes += 1;
  }
  return boxes;
}

export function mistakes({ kinds, missing }: Numbers): number[] {
  return [exact({ kinds, missing: 0 }), kinds - missing];
}

/** Until none of the last cards is missing, by inclusion and exclusion. */
export function followUps({ kinds, missing }: Numbers): number[] {
  let boxes = 0;
  for (let some = 1; some <= missing; some += 1) {
    boxes -= (-1) ** some * choose(missing, some) * (kinds / some);
  }
  return [boxes];
}
