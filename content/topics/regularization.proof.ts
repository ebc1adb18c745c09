import { maximize } from '../tools/maximize.ts';

/** The error at the best factor. */
export function exact(): number {
  const error = (factor: number) => factor ** 2 * 1 + (1 - factor) ** 2 * 2 ** 2;
  return error(maximize((factor) => -error(factor), 0, 1));
}
