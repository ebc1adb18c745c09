import type {
  DrillRun,
  NewRun,
  RunAnswer,
  RunResult,
  RunSummary,
} from '#shared/contracts/drill-run.ts';
import { countdownSeconds } from '#shared/domain/drills.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction, Transaction } from '../../db/transaction.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { acceptAnswers } from './accept-answers.ts';
import { createAnswerRepository } from './answer.repository.ts';
import { isDealt } from './deal-of.ts';
import { currentGenerator } from './dealing/generators.ts';
import { refusePlayed, runNotFound } from './drill-errors.ts';
import { mayTakePlace, takePlace } from './duel-places.ts';
import type { FinishOverdue } from './finish-overdue.ts';
import { finishRun } from './finish-run.ts';
import { planRun } from './plan-run.ts';
import { presentRun, presentSummary } from './present-run.ts';
import { readResult } from './read-result.ts';
import { createRunRepository, type Run } from './run.repository.ts';
import { isLate } from './run-clock.ts';
import { createRunId } from './run-id.ts';

export type RunService = ReturnType<typeof createRunService>;

interface RunDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  finishOverdue: FinishOverdue;
  now: () => Date;
}

/** A user, or a visitor identified by their network. */
export interface Runner {
  actor: { id: number } | null;
  ip: string;
}

/** The device is set for players who join a duel. */
type Starter = Runner & { device: string | null };

const longestHistory = 200;
/** No user can leave more runs unfinished. */
const mostOverdue = 20;

const nameOf = ({ actor, ip }: Runner) => (actor ? String(actor.id) : ip);

export function createRunService(deps: RunDeps) {
  const { db, inTransaction, rateLimits, finishOverdue, now } = deps;
  const runs = createRunRepository(db);

  async function change<Result>(
    runner: Runner,
    runId: string,
    write: (transaction: Transaction, run: Run) => Promise<Result>,
  ): Promise<Result> {
    await rateLimits.allow('drillAnswers', nameOf(runner));
    return inTransaction(async (transaction) => {
      const own = createRunRepository(transaction.db);
      const reader = runner.actor?.id ?? null;
      // Locks the duel before the run, in the same order as joining.
      const found = await own.find(runId, reader);
      if (found && mayTakePlace(found)) await own.lockAny(found.duelId);
      const run = await own.lock(runId, reader);
      if (!run) throw runNotFound();
      return write(transaction, run);
    });
  }

  /** Dealing old runs again is limited by network, as a program can have any number of accounts. */
  async function show({ ip }: Runner, run: Run): Promise<RunResult> {
    if (!isDealt(run)) await rateLimits.allow('dealAgain', ip);
    return readResult(db, run, now());
  }

  return {
    async start(starter: Starter, wanted: NewRun): Promise<DrillRun> {
      await rateLimits.allow('startDrill', nameOf(starter));
      const { actor } = starter;
      const at = now();
      const startsAt = new Date(at.getTime() + countdownSeconds * 1000);
      const insert = async (transaction: Transaction) => {
        const plan = await planRun(transaction, { ...starter, at }, wanted);
        return createRunRepository(transaction.db).insert({
          generator: currentGenerator,
          ...plan,
          id: createRunId(),
          userId: actor?.id ?? null,
          startsAt,
          endsAt: new Date(startsAt.getTime() + plan.format.seconds * 1000),
          createdAt: at,
        });
      };
      const run = await refusePlayed(() => inTransaction(insert));
      return { ...presentRun(run), now: at.toISOString() };
    },

    async read(reader: Runner, runId: string): Promise<RunResult> {
      const run = await runs.find(runId, reader.actor?.id ?? null);
      if (!run) throw runNotFound();
      return show(reader, await finishOverdue(run));
    },

    answer: (runner: Runner, runId: string, sent: readonly RunAnswer[]) =>
      change(runner, runId, async (transaction, run) => {
        const at = now();
        const received = await receive(transaction, run, sent, { ip: runner.ip, at });
        return { received, isOver: run.state !== 'running' || isLate(run, at) };
      }),

    /** Idempotent. */
    async finish(
      runner: Runner,
      runId: string,
      sent: readonly RunAnswer[],
      options: { isQuit: boolean },
    ): Promise<RunResult> {
      const finished = await change(runner, runId, async (transaction, run) => {
        const at = now();
        await receive(transaction, run, sent, { ip: runner.ip, at });
        return run.state === 'running' ? finishRun(transaction, run, at, options) : run;
      });
      return show(runner, finished);
    },

    async history(
      user: { id: number },
      preset: string | undefined,
    ): Promise<{ runs: RunSummary[] }> {
      const overdue = await runs.listOverdue(now(), mostOverdue, user.id);
      for (const run of overdue) await finishOverdue(run);
      const finished = await runs.listFinished(user.id, preset, longestHistory);
      return {
        runs: finished.flatMap(({ finishedAt, ...run }) =>
          finishedAt ? [presentSummary({ ...run, finishedAt })] : [],
        ),
      };
    },
  };
}

/**
 * Returns the items that now have an answer. A run that timed out still takes the answers that its
 * page could not send in time; they are shown but not scored.
 */
async function receive(
  transaction: Transaction,
  run: Run,
  sent: readonly RunAnswer[],
  { ip, at }: { ip: string; at: Date },
): Promise<number[]> {
  const answers = createAnswerRepository(transaction.db);
  const stored = await answers.list(run.id);
  const hasRunOut = run.finishedAt?.getTime() === run.endsAt.getTime() && isLate(run, at);
  const isOpen = run.state === 'running' || hasRunOut;
  const accepted = isOpen ? acceptAnswers(run, stored, sent, at) : [];
  if (stored.length === 0 && accepted.length > 0) await takePlace(transaction, run, ip);
  await answers.save(run.id, accepted);
  const items = new Set([...stored, ...accepted].map(({ item }) => item));
  return [...items].toSorted((a, b) => a - b);
}
