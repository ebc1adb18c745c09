import type { SpawnOptions } from 'node:child_process';
import { type Connection, openSandbox, query, type Sandbox } from './launcher-fixture.ts';
import { type SiteProcess, spawnSite } from './site.ts';

export interface SiteSandbox
  extends Pick<Sandbox, 'folder' | 'dataDir' | 'fill' | 'launch' | 'serverPid' | 'close'> {
  /** To the embedded server, while it is running. */
  connection: Connection;
  /** A site on this sandbox's DATA_DIR; `close` stops it in any case. */
  spawn(
    environment?: Record<string, string>,
    options?: SpawnOptions & { command?: string[] },
  ): SiteProcess;
  /** Runs a statement on the embedded server, which must be running. */
  query(sql: string): Promise<Record<string, unknown>[]>;
}

/**
 * A folder for the data of one or more sites, and everything started on it. A first start on an
 * empty one takes much longer.
 */
export async function openSiteSandbox(
  contents: 'empty' | 'filled' = 'filled',
): Promise<SiteSandbox> {
  const sandbox = await openSandbox();
  if (contents === 'filled') await sandbox.fill();
  const sites: SiteProcess[] = [];
  const { folder, dataDir, cluster } = sandbox;
  const connection = { host: cluster, port: 5432, user: 'site', database: 'martingale' };
  return {
    folder,
    dataDir,
    connection,
    spawn(environment = {}, options = {}) {
      const site = spawnSite({ DATA_DIR: dataDir, ...environment }, options);
      sites.push(site);
      return site;
    },
    fill: () => sandbox.fill(),
    launch: () => sandbox.launch(),
    serverPid: () => sandbox.serverPid(),
    query: (sql) => query(connection, sql),
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
