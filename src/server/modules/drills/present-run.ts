import type { DrillRun, RunResult, RunSummary } from '#shared/contracts/drill-run.ts';
import type { StoredAnswer } from './accept-answers.ts';
import { dealOf } from './deal-of.ts';
import type { Run } from './run.repository.ts';
import { isLate } from './run-clock.ts';

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
    finishedAt: run.finishedAt.toISOString(),
  };
}

type Standing = Pick<RunResult, 'passLine' | 'percentile' | 'best' | 'duelToken'>;

export function presentResult(
  run: Run,
  answers: readonly StoredAnswer[],
  standing: Standing,
): RunResult {
  const { version, isTooFast, points, right, wrong, skipped } = run;
  return {
    ...presentRun(run),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    isAbandoned: run.state === 'abandoned',
    ...{ version, isTooFast, points, right, wrong, skipped },
    answers: answers.map(({ item, response, milliseconds, receivedAt }) => ({
      ...{ index: item, response, milliseconds },
      isLate: isLate(run, receivedAt),
    })),
    ...standing,
  };
}
