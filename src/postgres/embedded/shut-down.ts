import { setTimeout as delay } from 'node:timers/promises';
import { readPostmasterFile } from './postmaster-file.ts';

const FAST_SHUTDOWN = 'SIGINT';
const IMMEDIATE_SHUTDOWN = 'SIGQUIT';
const PATIENCE_MS = 6_000;
const ZOMBIE_MS = 250;
const POLL_MS = 20;

/** Shuts a cluster's server down, forcibly if it takes long; false if it is still running. */
export async function shutDown(pid: number, cluster: string): Promise<boolean> {
  for (const signal of [FAST_SHUTDOWN, IMMEDIATE_SHUTDOWN] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await endsInTime(pid, cluster)) return true;
  }
  return false;
}

async function endsInTime(pid: number, cluster: string): Promise<boolean> {
  let deadline = Date.now() + PATIENCE_MS;
  let hasSignedOff = false;
  while (isAlive(pid) && Date.now() < deadline) {
    // Removing the file is its last action. It may stay a zombie afterward, if nothing reaps a
    // killed site's children.
    if (!hasSignedOff && (await readPostmasterFile(cluster))?.pid !== pid) {
      hasSignedOff = true;
      deadline = Date.now() + ZOMBIE_MS;
    }
    await delay(POLL_MS);
  }
  return hasSignedOff || !isAlive(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
