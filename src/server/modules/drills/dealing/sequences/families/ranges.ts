import type { Random } from '../../random.ts';

/** A bound that goes from one number to another as the level rises. */
export function upTo(level: number, easy: number, hard: number): number {
  return Math.round(easy + level * (hard - easy));
}

/** More often negative at higher levels, and never at the lowest. */
export function someSign(random: Random, level: number, number: number): number {
  return random.chance(level * 0.4) ? -number : number;
}
