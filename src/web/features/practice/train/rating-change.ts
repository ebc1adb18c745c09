import type { Sitting } from './sitting.ts';

/** "+14" or "−3". */
export function ratingChange({ start, now }: NonNullable<Sitting['rating']>): string {
  const change = now - start;
  return change < 0 ? `−${-change}` : `+${change}`;
}
