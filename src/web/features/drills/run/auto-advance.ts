import type { Points } from '#shared/drills/format.ts';
import type { DrillItem } from '#shared/drills/item.ts';

/** Where a wrong answer costs nothing and nothing can be skipped, the right one goes on by itself. */
export function advancesByItself({ asks }: Pick<DrillItem, 'asks'>, points: Points): boolean {
  return asks.kind === 'number' && points.wrong === 0 && points.skipped === null;
}
