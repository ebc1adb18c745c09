import type { Random } from '../random.ts';
import { range } from './counting.ts';

/** Heads and tails, such as HTH. */
export function drawPattern(random: Random, length: number): string {
  return range(1, length)
    .map(() => random.pick(['H', 'T']))
    .join('');
}

/** The lengths at which the end of one pattern is the start of another. */
export function overlaps(pattern: string, start: string): number[] {
  return range(1, pattern.length).filter((length) => pattern.endsWith(start.slice(0, length)));
}

/** Conway's leading number, which gives the odds between two patterns. */
export function leadingNumber(pattern: string, start: string): number {
  return overlaps(pattern, start).reduce((sum, length) => sum + 2 ** (length - 1), 0);
}
