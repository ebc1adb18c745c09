import type { Fact, Operator } from './item.ts';

/** Both ends included. */
export interface Range {
  low: number;
  high: number;
}

export interface OperationSettings {
  operators: readonly Operator[];
  /** Both operands of a sum; differences are sums with a part taken away. */
  terms: Range;
  /** The operands of a product; quotients are products divided by the first. */
  factors: readonly [Range, Range];
  /** The most decimal places of an operand. */
  places: number;
  /** Whether the blank may stand for an operand. */
  isBlankAnywhere: boolean;
  /** How many options to choose from; null: the answer is typed. */
  options: number | null;
}

/** The families of items, with the settings of each. */
export interface FamilySettings {
  operations: OperationSettings;
  eighty: { isTyped: boolean };
  facts: { facts: readonly Fact[] };
  sequences: Record<string, never>;
  probability: Record<string, never>;
  likelihood: Record<string, never>;
  'order-book': Record<string, never>;
}

export type FamilyName = keyof FamilySettings;

export interface Points {
  right: number;
  wrong: number;
  /** For items skipped or, in free order, left blank; null: items cannot be skipped. */
  skipped: number | null;
}

export type Block<Name extends FamilyName = FamilyName> = {
  [Family in Name]: {
    family: Family;
    settings: FamilySettings[Family];
    count: number;
    points: Points;
  };
}[Name];

/** Everything that defines a run, besides its seed. */
export interface DrillFormat {
  /** For the whole run. */
  seconds: number;
  /** For each item; null: only the run has a clock. */
  secondsPerItem: number | null;
  /** `forward`: one after the other, with no way back. */
  order: 'forward' | 'free';
  blocks: readonly Block[];
}

export function countItems({ blocks }: DrillFormat): number {
  return blocks.reduce((total, { count }) => total + count, 0);
}

/** A sprint has more items than anyone can get through. */
export function isSprint({ blocks }: Pick<DrillFormat, 'blocks'>): boolean {
  return blocks.every(({ points }) => points.wrong === 0 && points.skipped === null);
}

export function findBlock(
  { blocks }: DrillFormat,
  index: number,
): { block: Block; number: number; progress: number } {
  let start = 0;
  for (const [number, block] of blocks.entries()) {
    if (index < start + block.count) {
      return { block, number, progress: (index - start) / Math.max(1, block.count - 1) };
    }
    start += block.count;
  }
  throw new RangeError(`There is no item ${index}.`);
}
