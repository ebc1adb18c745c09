import { setTimeout as delay } from 'node:timers/promises';
import type { Claim } from './claim.ts';
import { errorText } from './failure-text.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { claimServer } from './server-claim.ts';
import type { ServerPlan } from './server-process.ts';
import { shutDown } from './shut-down.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A server that lasted this long died of a new cause. */
const SETTLED_AFTER_MS = 60_000;

/** Keeps a claimed server running until told to stop. */
export function superviseServer(
  plan: ServerPlan,
  firstClaim: Claim,
  warn: (message: string) => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let keeper: Claim | undefined = firstClaim;

  const reclaim = async (): Promise<Claim | undefined> => {
    try {
      return await claimServer(plan, signal);
    } catch (error) {
      if (!signal.aborted) warn(`PostgreSQL could not be restarted: ${errorText(error)}`);
      return undefined;
    }
  };

  const supervise = async (): Promise<void> => {
    let setbacks = 0;
    while (!signal.aborted) {
      const since = Date.now();
      await keeper?.ended;
      if (signal.aborted) return;
      if (keeper) warn('The connection to PostgreSQL was lost: checking that it is running.');
      keeper = undefined;
      if (Date.now() - since > SETTLED_AFTER_MS) setbacks = 0;
      if (setbacks > 0) {
        const pause = Math.min(FIRST_PAUSE_MS * 2 ** setbacks, LONGEST_PAUSE_MS);
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
      setbacks += 1;
      keeper = await reclaim();
      if (keeper) warn('PostgreSQL is running again.');
    }
  };
  const supervised = supervise();

  const stopOnce = async (): Promise<void> => {
    stopping.abort();
    // While a claim is in progress there may be no connection to close yet.
    if (!keeper) await supervised;
    if (keeper) await leave(keeper, plan.cluster, warn);
    await supervised;
  };
  let stopped: Promise<void> | undefined;
  return {
    stop() {
      stopped ??= stopOnce();
      return stopped;
    },
  };
}

async function leave(
  keeper: Claim,
  cluster: string,
  warn: (message: string) => void,
): Promise<void> {
  // A failure means that the connection is lost, and our claim on the server with it.
  const isLast = await keeper.releaseAsLast().catch(() => false);
  // Read while the server is known to run, so the id is certainly the server's.
  const server = isLast ? await readPostmasterFile(cluster) : undefined;
  if (server && !(await shutDown(server.pid, cluster))) {
    warn(`PostgreSQL (process ${server.pid}) did not stop: leaving it running.`);
  }
  await keeper.disconnect();
}
