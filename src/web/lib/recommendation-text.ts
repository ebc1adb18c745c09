import { type DrillRecord, goalOf } from '#shared/drills/advice/ladder.ts';
import type { Recommendation } from '#shared/drills/advice/recommend.ts';
import { pointsText } from './drill-text.ts';

/** Why this drill comes next, in one sentence. */
export function recommendationText(drill: DrillRecord, reason: Recommendation['reason']): string {
  const trained = drill.group.toLowerCase();
  switch (reason) {
    case 'start':
      return 'The shortest and gentlest of all: a good first drill.';
    case 'untried':
      return `You have not tried ${trained} yet.`;
    case 'neglected':
      return `It has been longest since you trained ${trained}.`;
    case 'weakest':
      return drill.best ? distance(drill, drill.best.points) : 'None of your runs counts yet.';
  }
}

function distance(drill: DrillRecord, best: number): string {
  const goal = pointsText(Math.round(goalOf(drill)));
  const aim = drill.passLine === null ? 'would be a good result' : 'is the reported pass line';
  return `Furthest from its goal: your best is ${pointsText(best)}, and ${goal} ${aim}.`;
}
