import type { VisitReport } from '#shared/contracts/analytics.ts';
import { addDays, dayOf } from '#shared/domain/days.ts';
import type { Database } from '../../../db/client.ts';
import type { RunInTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../lib/errors.ts';
import type { RateLimitService } from '../../ground/rate-limits/rate-limit.service.ts';
import { isBot, type VisitorService } from '../../ground/visitors/visitor.service.ts';
import { createVisitRepository } from './visit.repository.ts';
import { createVisitBuffer } from './visit-buffer.ts';
import { deviceOf, isAdminPath, pathOf, referrerOf } from './visit-facts.ts';

const foldEveryMs = 5_000;

interface VisitDeps {
  db: Database;
  inTransaction: RunInTransaction;
  visitors: VisitorService;
  rateLimits: Pick<RateLimitService, 'isAllowed'>;
  appUrl: string;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
}

interface Caller {
  ip: string;
  userAgent: string;
  /** The host in the caller's request. */
  host: string;
  /** The client opted out (DNT or GPC). */
  optsOut: boolean;
}

export type VisitService = ReturnType<typeof createVisitService>;

/** Counts page views anonymously. */
export function createVisitService(deps: VisitDeps) {
  const { db, inTransaction, visitors, rateLimits, appUrl, log, now } = deps;
  const ownHost = new URL(appUrl).host;
  const onError = (error: unknown) => log.warn({ err: error }, 'visits could not be counted');
  let foldTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const buffer = createVisitBuffer({
    onError,
    async write(batch) {
      await createVisitRepository(db).add(batch);
      foldSoon();
    },
  });

  function foldSoon(): void {
    if (isStopped) return;
    foldTimer ??= setTimeout(() => {
      foldTimer = undefined;
      fold().catch(onError);
    }, foldEveryMs);
  }

  /** Folds the visits written by all processes into the daily totals. */
  function fold(): Promise<void> {
    return inTransaction(async (transaction) => {
      const repository = createVisitRepository(transaction.db);
      await repository.lockFold();
      await repository.fold();
      // Yesterday's last visits may still be in flight.
      await repository.closeDaysBefore(addDays(dayOf(now()), -1));
    });
  }

  return {
    async record({ path, referrer }: VisitReport, caller: Caller): Promise<void> {
      const visited = pathOf(path);
      if (visited === null)
        throw new AppError(400, 'INVALID_INPUT', 'Path must belong to this site');
      const { ip, userAgent, host, optsOut } = caller;
      if (optsOut || isBot(userAgent) || isAdminPath(visited)) return;
      if (!(await rateLimits.isAllowed('visit', ip))) return;
      // Not by account, since what users read is private.
      const visitorHash = await visitors.hashOf({ userId: null, ip });
      buffer.add({
        occurredAt: now(),
        visitorHash,
        path: visited,
        device: deviceOf(userAgent),
        referrer: referrerOf(referrer, [host, ownHost]),
      });
      if (isStopped) await buffer.flush();
    },

    /** Flushes this process's visits and folds all written ones into the totals. */
    async updateTotals(): Promise<void> {
      await buffer.flush();
      await fold();
    },

    /** Only writes: the next fold of any process will count them. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(foldTimer);
      await buffer.flush().catch(onError);
    },
  };
}
