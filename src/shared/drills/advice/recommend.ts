import { type DrillRecord, gapOf, gentlestFirst } from './ladder.ts';

export const recommendationReasons = ['start', 'untried', 'neglected', 'weakest'] as const;

export interface Recommendation {
  slug: string;
  reason: (typeof recommendationReasons)[number];
}

/**
 * What to run next: a short and gentle drill to start with, then in turns what was left alone
 * longest and what is furthest from its goal. The same record gives the same choice.
 */
export function recommendDrill(drills: readonly DrillRecord[]): Recommendation | null {
  const total = drills.reduce((sum, { runs }) => sum + runs, 0);
  if (total === 0) return recommend(gentlestFirst(drills)[0], 'start');
  const weakest = total % 2 === 0 ? weakestOf(drills) : undefined;
  return weakest ? recommend(weakest, 'weakest') : mostNeglected(drills);
}

/** Undefined if all goals are reached. */
function weakestOf(drills: readonly DrillRecord[]): DrillRecord | undefined {
  return drills
    .filter((drill) => drill.runs > 0 && gapOf(drill) > 0)
    .toSorted((a, b) => gapOf(b) - gapOf(a))[0];
}

/** From the group that was left alone longest, the gentlest drill whose goal is still ahead. */
function mostNeglected(drills: readonly DrillRecord[]): Recommendation | null {
  const groups = [...Map.groupBy(gentlestFirst(drills), ({ group }) => group).values()];
  const [group = []] = groups.toSorted((a, b) => lastOf(a) - lastOf(b));
  const ahead = group.find((drill) => gapOf(drill) > 0);
  const oldest = group.toSorted((a, b) => lastOf([a]) - lastOf([b]))[0];
  return recommend(ahead ?? oldest, lastOf(group) === 0 ? 'untried' : 'neglected');
}

/** The moment of the last run; 0: never. */
function lastOf(drills: readonly DrillRecord[]): number {
  return Math.max(0, ...drills.map(({ lastAt }) => (lastAt === null ? 0 : Date.parse(lastAt))));
}

function recommend(
  drill: DrillRecord | undefined,
  reason: Recommendation['reason'],
): Recommendation | null {
  return drill ? { slug: drill.slug, reason } : null;
}
