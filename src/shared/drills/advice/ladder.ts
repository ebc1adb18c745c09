import { countItems, type DrillFormat, isSprint } from '../format.ts';
import type { Preset } from '../preset.ts';

/** A drill, with what a learner has done there. */
export interface DrillRecord extends Pick<Preset, 'slug' | 'format' | 'passLine'> {
  group: string;
  /** Among the runs that count. */
  best: { points: number } | null;
  runs: number;
  lastAt: string | null;
}

/** For a sprint: the pace of 80 questions in 8 minutes. */
export const sprintSeconds = 6;
const goodShare = 0.7;

/** The points to aim for: the reported pass line or, where none is known, a good result. */
export function goalOf({ format, passLine }: Pick<DrillRecord, 'format' | 'passLine'>): number {
  if (passLine !== null) return passLine;
  const most = format.blocks.reduce((sum, { count, points }) => sum + count * points.right, 0);
  const atPace = format.seconds / sprintSeconds / countItems(format);
  return most * (isSprint(format) ? Math.min(1, atPace) : goodShare);
}

/** From 0 at the goal upward; 1 if there is nothing to show. */
export function gapOf(drill: DrillRecord): number {
  const goal = goalOf(drill);
  return drill.best ? Math.max(0, goal - drill.best.points) / Math.max(1, goal) : 1;
}

/**
 * Those in which mistakes cost least, then shorter ones, then those with more time for each item.
 * Otherwise in the given order.
 */
export function gentlestFirst<Drill extends Pick<DrillRecord, 'format'>>(
  drills: readonly Drill[],
): Drill[] {
  return drills.toSorted((a, b) => compare(demandsOf(a.format), demandsOf(b.format)));
}

/** The next harder drill of the same group whose goal is still ahead. */
export function harderThan<Drill extends DrillRecord>(
  slug: string,
  drills: readonly Drill[],
): Drill | null {
  const current = drills.find((drill) => drill.slug === slug);
  const ladder = gentlestFirst(drills.filter(({ group }) => group === current?.group));
  const place = ladder.findIndex((drill) => drill.slug === slug);
  return ladder.slice(place + 1).find((drill) => gapOf(drill) > 0) ?? null;
}

function costOfMistakes({ blocks }: DrillFormat): number {
  return Math.max(0, ...blocks.map(({ points }) => -points.wrong));
}

function demandsOf(format: DrillFormat): number[] {
  // In steps of five minutes: a little more or less makes no difference.
  const length = Math.ceil(format.seconds / 300);
  const hurry = isSprint(format) ? 0 : countItems(format) / format.seconds;
  return [costOfMistakes(format), length, hurry];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((demand, index) => demand !== b[index]);
  return (a[place] ?? 0) - (b[place] ?? 0);
}
