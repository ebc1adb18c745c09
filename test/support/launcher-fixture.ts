import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, launchEmbeddedPostgres } from '#postgres/embedded/launcher.ts';
import { readPostmasterFile } from '#postgres/embedded/postmaster-file.ts';
import { runProgram } from '#postgres/embedded/run-program.ts';
import type { UserSettings } from '#postgres/embedded/server-user.ts';
import { chooseSocketFolder } from '#postgres/embedded/socket-folder.ts';
import { eventually } from './eventually.ts';
import { fastFolder } from './fast-folder.ts';

/** Passes the filled data folder from the global setup to the workers. */
export const filledFolderVariable = 'MARTINGALE_FILLED_FOLDER';

export const asRoot = process.getuid?.() === 0;

export type Connection = EmbeddedPostgres['connection'];

export interface Identity {
  uid?: number;
  gid?: number;
}

export interface Site {
  process: ChildProcess;
  /** Rejects with the process's output if it exits without launching. */
  connection: Promise<Connection>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** A folder for one test's data, and everything started in it. */
export class Sandbox {
  readonly folder: string;
  readonly dataDir: string;
  readonly systemFolder: string;
  readonly warnings: string[] = [];
  #stops: (() => Promise<void>)[] = [];

  constructor(folder: string) {
    this.folder = folder;
    this.dataDir = join(folder, 'data');
    this.systemFolder = join(folder, 'system');
  }

  get cluster(): string {
    return join(this.dataDir, 'postgres');
  }

  /** Copies the data folder that a site leaves after its first start, which takes much longer. */
  async fill(dataDir: string = this.dataDir): Promise<void> {
    const source = process.env[filledFolderVariable];
    if (!source) throw new Error('No filled data folder here: only the project `faults` has one');
    await mkdir(dirname(dataDir), { recursive: true });
    // Unlike Node's own copying, it keeps the owners.
    const { ok, output } = await runProgram('cp', ['-a', source, dataDir]);
    if (!ok) throw new Error(output);
  }

  /** As root PostgreSQL runs as `nobody`: a test leaves no user behind on the machine. */
  async launch(
    dataDir: string = this.dataDir,
    users: UserSettings = { systemUser: 'nobody' },
  ): Promise<EmbeddedPostgres> {
    const embedded = await launchEmbeddedPostgres({
      dataDir,
      systemFolder: this.systemFolder,
      ...users,
      log: { info: () => undefined, warn: (message) => this.warnings.push(message) },
    });
    this.#stops.push(() => embedded.stop());
    return embedded;
  }

  /** Launches from a separate process, which can be killed. */
  startSite(identity: Identity = {}): Site {
    const script = fileURLToPath(new URL('./launcher-process.ts', import.meta.url));
    const child = spawn(process.execPath, [script, this.dataDir, this.systemFolder], {
      ...identity,
      cwd: '/',
      env: { PATH: process.env.PATH, HOME: this.folder, TMPDIR: tmpdir() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const connection = new Promise<Connection>((resolve, reject) => {
      createInterface(child.stdout).once('line', (line) => resolve(JSON.parse(line)));
      child.once('exit', () => reject(new Error(`The site ended: ${said}`)));
    });
    connection.catch(() => undefined);
    const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    };
    this.#stops.push(() => end('SIGKILL'));
    return { process: child, connection, end };
  }

  /** The process id of the running server; 0 after a clean shutdown. */
  async serverPid(): Promise<number> {
    return (await readPostmasterFile(this.cluster))?.pid ?? 0;
  }

  /** Stops everything that was started and removes the folder. */
  async close(): Promise<void> {
    for (const stop of this.#stops) await stop();
    for (const cluster of await this.#clusters()) {
      const pid = (await readPostmasterFile(cluster))?.pid;
      if (pid && (await answers(cluster))) {
        process.kill(pid, 'SIGQUIT');
        await until(async () => (await readPostmasterFile(cluster)) === undefined);
      }
      const socketFolder = await chooseSocketFolder(cluster);
      if (socketFolder !== cluster) await rm(socketFolder, { recursive: true, force: true });
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #clusters(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.name === 'PG_VERSION' && !entry.parentPath.includes('/base'))
      .map((entry) => entry.parentPath);
  }
}

export async function openSandbox(): Promise<Sandbox> {
  const folder = await realpath(await mkdtemp(join(fastFolder(), 'mt-')));
  // As root the server runs as another user, who needs access.
  await chmod(folder, 0o755);
  return new Sandbox(folder);
}

/** Waits for a condition; a check that throws counts as not yet. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const check = async () => {
    if (!(await condition())) throw new Error(`Timed out waiting for: ${condition}`);
  };
  await eventually(check);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A stale postmaster.pid may name an unrelated process, so only a server that answers is stopped.
 */
async function answers(cluster: string): Promise<boolean> {
  const host = await chooseSocketFolder(cluster);
  const connection = { host, port: 5432, user: 'martingale', database: 'postgres' };
  return query(connection, 'SELECT 1').then(
    () => true,
    () => false,
  );
}

/** Runs one statement on a separate connection. */
export async function query(
  connection: Connection,
  sql: string,
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
