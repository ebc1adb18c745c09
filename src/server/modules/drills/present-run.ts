import type { DrillRun, RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import type { RunMark } from '#shared/domain/drills.ts';
import type { StoredAnswer } from './accept-answers.ts';
import { dealOf } from './deal-of.ts';
import type { Run } from './run.repository.ts';

export function presentRun(run: Run): Omit<DrillRun, 'now'> {
  const { id, preset, title, format, seed, startsAt, endsAt } = run;
  const deal = dealOf(run);
  return {
    ...{ id, preset, title, format, seed },
    items: Array.from({ length: deal.length }, (_, index) => deal.at(index)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

export function presentSummary(run: Run & { finishedAt: Date }): RunSummary {
  const { id, preset, title, version, points, right, wrong, skipped, seconds } = run;
  return {
    ...{ id, preset, title, version, points, right, wrong, skipped, seconds },
    mark: runMarkOf(run),
    finishedAt: run.finishedAt.toISOString(),
  };
}

export function runMarkOf({
  isTooFast,
  isQuit,
}: Pick<Run, 'isTooFast' | 'isQuit'>): RunMark | null {
  if (isTooFast) return 'too-fast';
  return isQuit ? 'quit' : null;
}

type Standing = Pick<RunResult, 'passLine' | 'percentile' | 'best' | 'duelToken'>;

export function presentResult(
  run: Run,
  answers: readonly StoredAnswer[],
  standing: Standing,
): RunResult {
  const { version, points, right, wrong, skipped } = run;
  return {
    ...presentRun(run),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    isAbandoned: run.state === 'abandoned',
    mark: runMarkOf(run),
    ...{ version, points, right, wrong, skipped },
    answers: answers.map(({ item, response, milliseconds, isLate }) => ({
      ...{ index: item, response, milliseconds, isLate },
    })),
    ...standing,
  };
}
