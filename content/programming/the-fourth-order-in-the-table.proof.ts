import { drawBelow } from '../tools/draw.ts';

const slots = 6;

/** The number of slots looked at by the fourth insertion, for four given home slots. */
function looksOfFourth(a: number, b: number, c: number, d: number): number {
  let occupied = 1 << a;
  occupied |= 1 << freeFrom(occupied, b);
  occupied |= 1 << freeFrom(occupied, c);
  return ((freeFrom(occupied, d) - d + slots) % slots) + 1;
}

function freeFrom(occupied: number, home: number): number {
  let slot = home;
  while ((occupied >> slot) & 1) slot = (slot + 1) % slots;
  return slot;
}

/** All 1296 combinations of home slots. */
export function exact(): number {
  let sum = 0;
  for (let code = 0; code < slots ** 4; code += 1) {
    const digit = (place: number) => Math.floor(code / slots ** place) % slots;
    sum += looksOfFourth(digit(0), digit(1), digit(2), digit(3));
  }
  return sum / slots ** 4;
}

export function mistakes(): number[] {
  let cases = 0;
  let looks = 0;
  for (let occupied = 0; occupied < 1 << slots; occupied += 1) {
    const taken = Array.from({ length: slots }, (_, slot) => (occupied >> slot) & 1);
    if (taken.reduce((sum, bit) => sum + bit, 0) !== 3) continue;
    for (let home = 0; home < slots; home += 1) {
      cases += 1;
      looks += ((freeFrom(occupied, home) - home + slots) % slots) + 1;
    }
  }
  return [looks / cases, 1 / (1 - 3 / slots)];
}

export function simulate(random: () => number): number {
  return looksOfFourth(
    drawBelow(random, slots),
    drawBelow(random, slots),
    drawBelow(random, slots),
    drawBelow(random, slots),
  );
}
