import { setTimeout as delay } from 'node:timers/promises';
import { type Claim, obstacleOf, openClaim } from './claim.ts';
import { errorText } from './failure-text.ts';
import { LaunchError } from './launch-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { serverLogPath } from './server-log.ts';
import { type ServerPlan, type ServerProcess, spawnServer } from './server-process.ts';
import { shutDown } from './shut-down.ts';
import { secureSocketFolder } from './socket-folder.ts';

const DEADLINE_MS = 60_000;
const POLL_MS = 20;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Connects to the cluster's server, and starts it if it is not running. Any number of processes may
 * do this at once: PostgreSQL's lock file lets one server run, and all connect to it.
 */
export async function claimServer(plan: ServerPlan, signal: AbortSignal): Promise<Claim> {
  const { cluster, socketFolder, port, dataFolder } = plan;
  const deadline = Date.now() + DEADLINE_MS;
  let started: ServerProcess | undefined;
  let turnedAway = 0;
  await secureSocketFolder(socketFolder, cluster, plan.user);
  for (;;) {
    if (signal.aborted) {
      if (started?.running && started.pid) await shutDown(started.pid, cluster);
      signal.throwIfAborted();
    }
    const timeLeft = Math.max(deadline - Date.now(), POLL_MS);
    const result = await openClaim({ host: socketFolder, port }, timeLeft).catch(asFailure);
    if (!('failure' in result)) return result;

    const obstacle = obstacleOf(result.failure);
    if (obstacle === 'permanent') {
      throw new LaunchError(
        `PostgreSQL in ${cluster} refuses the connection (${errorText(result.failure)}): fix that, or set DATABASE_URL.`,
      );
    }
    if (Date.now() > deadline) {
      throw new LaunchError(
        `PostgreSQL did not start within ${DEADLINE_MS / 1000} s (${errorText(result.failure)}): see ${serverLogPath(dataFolder)}, or start the site again to wait longer.`,
      );
    }
    if (obstacle === 'not listening' && !started?.running) {
      if (started) {
        await expectClusterInUse(started, dataFolder);
        turnedAway += 1;
      }
      started = await spawnServer(plan, turnedAway > 0 ? await staleProcess(cluster) : undefined);
    }
    const pause = Math.min(POLL_MS * 2 ** turnedAway, LONGEST_PAUSE_MS);
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
}

function asFailure(failure: unknown): { failure: unknown } {
  return { failure };
}

/** Throws unless the server exited because another one has the cluster. */
async function expectClusterInUse(server: ServerProcess, dataFolder: string): Promise<void> {
  const { line, clusterInUse } = await server.ended;
  if (clusterInUse) return;
  throw new LaunchError(
    `PostgreSQL did not start (${line}): fix that (${serverLogPath(dataFolder)} has more), or set DATABASE_URL.`,
  );
}

/**
 * After a machine crash the recorded process id may belong to another program, and PostgreSQL would
 * refuse to start. The recorded shared memory decides instead.
 */
async function staleProcess(cluster: string): Promise<number | undefined> {
  const noted = await readPostmasterFile(cluster);
  return noted?.namesSharedMemory ? noted.pid : undefined;
}
