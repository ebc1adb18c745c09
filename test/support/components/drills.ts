import { dealRun } from '#server/modules/drills/dealing/deal.ts';
import { presets } from '#server/modules/drills/presets.ts';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import type { DrillRun, RunResult } from '#shared/contracts/drill-run.ts';
import { drillGroup } from '#shared/drills/advice/drill-group.ts';
import type { DrillFormat, OperationSettings, Points } from '#shared/drills/format.ts';

const settings: OperationSettings = {
  operators: ['+', '×'],
  terms: { low: 11, high: 99 },
  factors: [
    { low: 3, high: 12 },
    { low: 11, high: 99 },
  ],
  places: 0,
  isBlankAnywhere: false,
  options: null,
};

export const sprintPoints: Points = { right: 1, wrong: 0, skipped: null };
const testPoints: Points = { right: 1, wrong: -1, skipped: 0 };

interface FormatOptions extends Partial<Omit<DrillFormat, 'blocks'>> {
  count?: number;
  points?: Points;
  options?: number | null;
}

/** Typed arithmetic, three items in a minute. */
export function aFormat(overrides: FormatOptions = {}): DrillFormat {
  const { count = 3, points = testPoints, options = null, ...format } = overrides;
  return {
    seconds: 60,
    secondsPerItem: null,
    order: 'forward',
    blocks: [{ family: 'operations', settings: { ...settings, options }, count, points }],
    ...format,
  };
}

export const runId = '0194d1b2-0000-7000-8000-000000000001';
const seed = 'a seed';

export function itemsOf(format: DrillFormat) {
  const deal = dealRun(format, seed);
  return Array.from({ length: deal.length }, (_, index) => deal.at(index));
}

export function aRun(format: DrillFormat, now = Date.now()): DrillRun {
  const at = (seconds: number) => new Date(now + 1000 * seconds).toISOString();
  return {
    id: runId,
    preset: 'sprint',
    title: 'Sprint',
    format,
    seed,
    items: itemsOf(format),
    now: at(0),
    startsAt: at(3),
    endsAt: at(3 + format.seconds),
  };
}

export function aResult(format: DrillFormat, overrides: Partial<RunResult> = {}): RunResult {
  const { now, ...run } = aRun(format, Date.parse('2026-03-01T09:00:00Z'));
  return {
    ...run,
    version: 1,
    finishedAt: run.endsAt,
    isAbandoned: false,
    mark: null,
    points: 2,
    right: 2,
    wrong: 0,
    skipped: 0,
    answers: [],
    passLine: null,
    percentile: { accounts: 4, percentile: null, isIncluded: true },
    best: null,
    duelToken: null,
    ...overrides,
  };
}

export function aPreset(overrides: Partial<DrillPreset> = {}): DrillPreset {
  return {
    slug: 'sprint',
    version: 1,
    title: 'Sprint',
    trains: 'Arithmetic at full speed.',
    group: 'Arithmetic',
    format: aFormat({ points: sprintPoints }),
    passLine: null,
    evidence: { kind: 'reports', note: 'Forum posts of 2025.', date: '2026-03-01' },
    best: null,
    runs: 0,
    lastAt: null,
    ...overrides,
  };
}

/** The presets of a new site, for someone who has run none. */
export const shippedPresets: readonly DrillPreset[] = presets.map((preset) => ({
  ...preset,
  group: drillGroup(preset.format),
  ...{ version: 1, best: null, runs: 0, lastAt: null },
}));
