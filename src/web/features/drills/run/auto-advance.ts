import type { Points } from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';

/** If wrong answers cost nothing and skipping is ruled out, the right answer advances by itself. */
export function advancesByItself({ asks }: Pick<DrillItem, 'asks'>, points: Points): boolean {
  return asks.kind === 'number' && points.wrong === 0 && points.skipped === null;
}
