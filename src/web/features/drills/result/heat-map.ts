import { parseFraction, toNumber } from '#shared/domain/fraction.ts';
import type { Operator } from '#shared/drills/item.ts';
import type { AnsweredItem } from './answered-items.ts';
import { answered, median } from './latencies.ts';

export interface HeatMap {
  columns: string[];
  rows: { name: string; cells: (HeatCell | null)[] }[];
}

export interface HeatCell {
  count: number;
  medianMs: number;
  /** From 0, the fastest cell, to 1, the slowest. */
  heat: number;
}

/** Where each bucket starts; it ends where the next one starts. */
const scales = {
  smaller: [0, 1, 4, 7, 10, 13],
  larger: [0, 10, 25, 50, 75, 100],
} as const;

/** Median times by operand size: the smaller operand in rows, the larger in columns. */
export function heatMapOf(items: readonly AnsweredItem[], operator: Operator): HeatMap | null {
  const rowScale = operator === '×' ? scales.smaller : scales.larger;
  const cells = new Map<string, number[]>();
  for (const { item, milliseconds } of answered(items)) {
    if (item.fact?.operator !== operator) continue;
    const [small, large] = [item.fact.left, item.fact.right].map(sizeOf).sort((a, b) => a - b);
    const key = `${bucketOf(rowScale, small ?? 0)}/${bucketOf(scales.larger, large ?? 0)}`;
    cells.set(key, [...(cells.get(key) ?? []), milliseconds]);
  }
  if (cells.size === 0) return null;
  const medians = new Map([...cells].map(([key, times]) => [key, median(times)]));
  const low = Math.min(...medians.values());
  const span = Math.max(1, Math.max(...medians.values()) - low);
  const used = (place: 0 | 1) =>
    [...new Set([...cells.keys()].map((key) => Number(key.split('/')[place])))].sort(
      (a, b) => a - b,
    );
  const [rows, columns] = [used(0), used(1)];
  return {
    columns: columns.map((bucket) => nameOf(scales.larger, bucket)),
    rows: rows.map((row) => ({
      name: nameOf(rowScale, row),
      cells: columns.map((column) => {
        const key = `${row}/${column}`;
        const medianMs = medians.get(key);
        if (medianMs === undefined) return null;
        return { count: cells.get(key)?.length ?? 0, medianMs, heat: (medianMs - low) / span };
      }),
    })),
  };
}

function sizeOf(operand: string): number {
  const value = parseFraction(operand);
  return value ? Math.abs(toNumber(value)) : 0;
}

function bucketOf(scale: readonly number[], size: number): number {
  return scale.findLastIndex((start) => size >= start);
}

function nameOf(scale: readonly number[], bucket: number): string {
  const [start = 0, end] = [scale[bucket], scale[bucket + 1]];
  if (end === undefined) return `${start}+`;
  if (start === 0) return `<${end}`;
  return `${start}–${end - 1}`;
}
