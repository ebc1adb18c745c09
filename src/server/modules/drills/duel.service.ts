import type { Duel } from '#shared/contracts/drill-run.ts';
import { duelDays } from '#shared/domain/drills.ts';
import type { Database } from '../../db/client.ts';
import type { RunInTransaction } from '../../db/transaction.ts';
import { createToken, isToken } from '../../lib/secret-token.ts';
import type { RateLimitService } from '../ground/rate-limits/rate-limit.service.ts';
import { duelNotFound, notFinished, runNotFound } from './drill-errors.ts';
import { createDuelRepository } from './duel.repository.ts';
import { hashDevice } from './duel-places.ts';
import type { FinishOverdue } from './finish-overdue.ts';
import { runMarkOf } from './present-run.ts';
import { createRunRepository, type Run } from './run.repository.ts';

export type DuelService = ReturnType<typeof createDuelService>;

interface DuelDeps {
  db: Database;
  inTransaction: RunInTransaction;
  rateLimits: Pick<RateLimitService, 'allow'>;
  finishOverdue: FinishOverdue;
  now: () => Date;
}

interface Challenge {
  actor: { id: number } | null;
  ip: string;
  device: string;
  runId: string;
  name: string | null;
}

const day = 86_400_000;

export function createDuelService(deps: DuelDeps) {
  const { db, inTransaction, rateLimits, finishOverdue, now } = deps;

  return {
    /** A run has one duel at a time. */
    async create({ actor, ip, device, runId, name }: Challenge): Promise<{ token: string }> {
      await rateLimits.allow('startDuel', actor ? String(actor.id) : ip);
      return inTransaction(async (transaction) => {
        const runs = createRunRepository(transaction.db);
        const run = await runs.lock(runId, actor?.id ?? null);
        if (!run) throw runNotFound();
        if (run.state !== 'finished') throw notFinished();
        const at = now();
        const duels = createDuelRepository(transaction.db);
        const current = run.duelId && (await duels.findToken(run.duelId, at));
        if (current) return { token: current };
        const token = createToken();
        await runs.update(run.id, {
          duelId: run.id,
          duelToken: token,
          duelExpiresAt: new Date(at.getTime() + duelDays * day),
          playerName: run.userId === null ? name : null,
          deviceHash: hashDevice(run.id, device),
        });
        return { token };
      });
    },

    /** Never reveals the items, and reveals others' results only to those who have finished. */
    async find(
      token: string,
      reader: { id: number } | null,
      runOfReader: string | undefined,
    ): Promise<Duel> {
      const duels = createDuelRepository(db);
      const duel = isToken(token) ? await duels.find(token, now()) : null;
      if (!duel?.duelExpiresAt) throw duelNotFound();
      const isReader = (run: Run) =>
        run.userId === null ? run.id === runOfReader : run.userId === reader?.id;
      const players = [];
      const readers = { userId: reader?.id ?? null, runId: runOfReader ?? null };
      for (const { run, username } of await duels.listPlayers(duel.id, readers)) {
        players.push({ run: await finishOverdue(run), username });
      }
      const hasFinished = players.some(({ run }) => isReader(run) && run.state === 'finished');
      return {
        title: duel.title,
        format: duel.format,
        expiresAt: duel.duelExpiresAt.toISOString(),
        players: players.map(({ run, username }) => ({
          name: username ?? run.playerName ?? 'Visitor',
          isReader: isReader(run),
          runId: isReader(run) ? run.id : null,
          state: run.state,
          ...resultOf(run, hasFinished || isReader(run)),
        })),
      };
    },
  };
}

function resultOf(run: Run, isShown: boolean) {
  const { points, right, wrong, skipped, seconds } = run;
  return isShown
    ? { isHidden: false, points, right, wrong, skipped, mark: runMarkOf(run), seconds }
    : { isHidden: true, points: 0, right: 0, wrong: 0, skipped: 0, mark: null, seconds: 0 };
}
