import type { RunResult } from '#shared/contracts/drill-run.ts';
import type { DrillRecord } from '#shared/drills/advice/ladder.ts';
import type { AnsweredItem } from '../answered-items.ts';

/** A preset, with what the learner has done there. */
export type KnownDrill = DrillRecord & { title: string };

export interface CoachedRun {
  result: RunResult;
  items: readonly AnsweredItem[];
  /** The best of the earlier runs that count. */
  best: number | null;
  /** The path to run it again; null if unknown. */
  again: string | null;
  drills: readonly KnownDrill[];
}

export interface Step {
  label: string;
  path: string;
}

/** What to train next and why. Without a step: this drill again. */
export interface Advice {
  text: string;
  step?: Step;
}

/** Null if it has nothing to say about this run. */
export type Rule = (run: CoachedRun) => Advice | null;

export const drillPath = (slug: string) => `/drills/run?preset=${slug}`;

export const shareOf = (items: readonly AnsweredItem[], mark: AnsweredItem['mark']) =>
  items.filter((item) => item.mark === mark).length / Math.max(1, items.length);

/** "twice", "1.6 times". */
export function timesText(ratio: number): string {
  const times = Number(ratio.toFixed(1));
  return times === 2 ? 'twice' : `${times} times`;
}
