import type { RunResult } from '#shared/contracts/drill-run.ts';
import { fewestAccountsForPercentile, percentileDays } from '#shared/domain/drills.ts';
import type { Database } from '../../db/client.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { createDuelRepository } from './duel.repository.ts';
import { findStanding } from './percentile.repository.ts';
import { presentResult } from './present-run.ts';
import { createPresetRepository } from './preset.repository.ts';
import { createRunRepository, type Run } from './run.repository.ts';

const day = 86_400_000;

/** The current result of a run, with what to compare it to. */
export async function readResult(db: Database, run: Run, at: Date): Promise<RunResult> {
  const [answers, passLine, percentile, best, duelToken] = await Promise.all([
    createAnswerRepository(db).list(run.id),
    run.preset !== null && run.version !== null
      ? createPresetRepository(db).findPassLine(run.preset, run.version)
      : null,
    readPercentile(db, run, at),
    createRunRepository(db).findBestBefore(run),
    run.duelId && createDuelRepository(db).findToken(run.duelId, at),
  ]);
  return presentResult(run, answers, { passLine, percentile, best, duelToken });
}

/** Counts half of those with the same points as below. */
async function readPercentile(db: Database, run: Run, at: Date): Promise<RunResult['percentile']> {
  if (run.state !== 'finished' || run.preset === null) return null;
  const since = new Date(at.getTime() - percentileDays * day);
  const { accounts, below, same, isIncluded } = await findStanding(db, run, since);
  const hasEnough = accounts >= fewestAccountsForPercentile;
  const percentile = hasEnough ? Math.round((100 * (below + same / 2)) / accounts) : null;
  return { accounts, percentile, isIncluded };
}
