import { drawBelow } from '../tools/draw.ts';

interface Numbers {
  red: number;
  white: number;
  blue: number;
}

/** Draw by draw: the chance that the first color is the first to run out, of three or of two. */
function firstIsGone(first: number, second: number, third?: number): number {
  if (first === 0) return 1;
  if (second === 0 || third === 0) return 0;
  const all = first + second + (third ?? 0);
  let chance = (first / all) * firstIsGone(first - 1, second, third);
  chance += (second / all) * firstIsGone(first, second - 1, third);
  if (third !== undefined) chance += (third / all) * firstIsGone(first, second, third - 1);
  return chance;
}

export function exact({ red, white, blue }: Numbers): number {
  return firstIsGone(red, white, blue);
}

export function simulate(random: () => number, { red, white, blue }: Numbers): number {
  let [reds, whites, blues] = [red, white, blue];
  while (reds > 0 && whites > 0 && blues > 0) {
    const marble = drawBelow(random, reds + whites + blues);
    if (marble < reds) reds -= 1;
    else if (marble < reds + whites) whites -= 1;
    else blues -= 1;
  }
  return reds === 0 ? 1 : 0;
}

/** Red is not the last of all; red goes before white and before blue, as if independent. */
export function mistakes({ red, white, blue }: Numbers): number[] {
  return [1 - red / (red + white + blue), firstIsGone(red, white) * firstIsGone(red, blue)];
}

/** Without the white marbles. */
export function followUps({ red, blue }: Numbers): number[] {
  return [firstIsGone(red, blue)];
}
