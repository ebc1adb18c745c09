import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  slots: number;
}

/** The number of slots looked at by the fourth insertion, for four given home slots. */
function looksOfFourth(slots: number, a: number, b: number, c: number, d: number): number {
  let occupied = 1 << a;
  occupied |= 1 << freeFrom(slots, occupied, b);
  occupied |= 1 << freeFrom(slots, occupied, c);
  return looksFrom(slots, occupied, d);
}

function freeFrom(slots: number, occupied: number, home: number): number {
  let slot = home;
  while ((occupied >> slot) & 1) slot = (slot + 1) % slots;
  return slot;
}

function looksFrom(slots: number, occupied: number, home: number): number {
  return ((freeFrom(slots, occupied, home) - home + slots) % slots) + 1;
}

/** All combinations of home slots. */
export function exact({ slots }: Numbers): number {
  let sum = 0;
  for (let a = 0; a < slots; a += 1) {
    for (let b = 0; b < slots; b += 1) {
      for (let c = 0; c < slots; c += 1) {
        for (let d = 0; d < slots; d += 1) sum += looksOfFourth(slots, a, b, c, d);
      }
    }
  }
  return sum / slots ** 4;
}

/** Knuth's formula for a search that ends at a free slot, with three orders in the table. */
export function check({ slots }: Numbers): number {
  let sum = 0;
  let term = 1;
  for (let k = 0; k <= 3; k += 1) {
    sum += (k + 1) * term;
    term *= (3 - k) / slots;
  }
  return (1 + sum) / 2;
}

export function mistakes({ slots }: Numbers): number[] {
  let cases = 0;
  let looks = 0;
  for (let a = 0; a < slots; a += 1) {
    for (let b = a + 1; b < slots; b += 1) {
      for (let c = b + 1; c < slots; c += 1) {
        for (let home = 0; home < slots; home += 1) {
          cases += 1;
          looks += looksFrom(slots, (1 << a) | (1 << b) | (1 << c), home);
        }
      }
    }
  }
  return [looks / cases, 1 / (1 - 3 / slots)];
}

export function simulate(random: () => number, { slots }: Numbers): number {
  return looksOfFourth(
    slots,
    drawBelow(random, slots),
    drawBelow(random, slots),
    drawBelow(random, slots),
    drawBelow(random, slots),
  );
}

/** The third insertion, over all home slots. */
export function followUps({ slots }: Numbers): number[] {
  let sum = 0;
  for (let a = 0; a < slots; a += 1) {
    for (let b = 0; b < slots; b += 1) {
      const occupied = (1 << a) | (1 << freeFrom(slots, 1 << a, b));
      for (let c = 0; c < slots; c += 1) sum += looksFrom(slots, occupied, c);
    }
  }
  return [sum / slots ** 3];
}
