import { isRight } from './check.ts';
import { type DrillFormat, findBlock } from './format.ts';
import type { DrillItem } from './item.ts';

export type Mark = 'right' | 'wrong' | 'skipped';

export interface Score {
  points: number;
  right: number;
  wrong: number;
  skipped: number;
  /** By index, without items never reached. */
  marks: Map<number, Mark>;
}

/** A list, or a deal. */
interface Items {
  length: number;
  at(index: number): DrillItem | undefined;
}

/**
 * Scores a run from responses by index. Items without one count as left blank: any of them in free
 * order, only those before the last response in forward order.
 */
export function scoreRun(
  format: DrillFormat,
  items: Items,
  responses: ReadonlyMap<number, string>,
): Score {
  const score: Score = { points: 0, right: 0, wrong: 0, skipped: 0, marks: new Map() };
  const reached = format.order === 'free' ? items.length : Math.max(-1, ...responses.keys()) + 1;
  for (let index = 0; index < Math.min(reached, items.length); index += 1) {
    const mark = markOf(format, items.at(index), index, responses.get(index) ?? '');
    score.marks.set(index, mark);
    score[mark] += 1;
    score.points += findBlock(format, index).block.points[mark] ?? 0;
  }
  return score;
}

function markOf(
  format: DrillFormat,
  item: DrillItem | undefined,
  index: number,
  response: string,
): Mark {
  if (response.trim() !== '') return item && isRight(item.asks, response) ? 'right' : 'wrong';
  // Where items cannot be skipped, nobody gains by trying.
  const isPassable = findBlock(format, index).block.points.skipped !== null;
  return isPassable || format.order === 'free' ? 'skipped' : 'wrong';
}
