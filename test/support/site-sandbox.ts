import type { SpawnOptions } from 'node:child_process';
import { openSandbox, query } from './launcher-fixture.ts';
import { type SiteProcess, spawnSite } from './site.ts';

export interface SiteSandbox {
  folder: string;
  dataDir: string;
  /** A site on this sandbox's DATA_DIR; `close` stops it in any case. */
  spawn(
    environment?: Record<string, string>,
    options?: SpawnOptions & { command?: string[] },
  ): SiteProcess;
  /** The process id of the running embedded server; 0 after a clean shutdown. */
  serverPid(): Promise<number>;
  /** Runs a statement on the embedded server, which must be running. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** A folder for the data of one or more sites, and everything started on it. */
export async function openSiteSandbox(): Promise<SiteSandbox> {
  const sandbox = await openSandbox();
  const sites: SiteProcess[] = [];
  const { folder, dataDir, cluster } = sandbox;
  return {
    folder,
    dataDir,
    spawn(environment = {}, options = {}) {
      const site = spawnSite({ DATA_DIR: dataDir, ...environment }, options);
      sites.push(site);
      return site;
    },
    serverPid: () => sandbox.serverPid(),
    query: (sql) => query({ host: cluster, port: 5432, user: 'site', database: 'martingale' }, sql),
    async close() {
      await Promise.all(sites.map(killGroup));
      await sandbox.close();
    },
  };
}

/** A site in its own process group may have left other processes in it. */
async function killGroup({ process: { pid }, stop }: SiteProcess): Promise<void> {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has no process group, or the group is empty.
  }
  await stop('SIGKILL');
}
