import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { launchEmbeddedPostgres } from '#postgres/embedded.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { siteEnvironment } from '#test/support/site-environment.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { firstLineWith } from './first-line-with.ts';

const mainFile = resolve(import.meta.dirname, '../../build/server/main.js');
const { start } = packageJson.scripts;
/** The same as for `npm start`. */
const startFlags = start.match(/--\S+/g) ?? [];
const startVariables = Object.fromEntries(
  Array.from(start.matchAll(/(\S+)=(\S+) (?=.*exec)/g), ([, name, value]) => [name, value]),
);

export interface ThrowAwaySite {
  url: string;
  pid: number | undefined;
  /** The Cookie header of a new user. */
  signIn(): Promise<string>;
  /** Spent by the process that answers, since its start. */
  cpuSeconds(): Promise<number>;
  /** Resident memory of that process. */
  megabytes(): Promise<number>;
  /** Runs work directly on the site's database. */
  withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The production site with default settings, logs included, on temporary data. */
export async function startThrowAwaySite(
  environment: Record<string, string> = {},
): Promise<ThrowAwaySite> {
  const folder = await makeFolder();
  const dataDir = join(folder, 'data');
  const site = spawn(process.execPath, [...startFlags, mainFile], {
    env: siteEnvironment({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      ...startVariables,
      ...environment,
    }),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const close = async () => {
    if (site.exitCode === null && site.kill('SIGTERM')) await once(site, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const url = await firstLineWith(site.stdout, /^Martingale is ready at (\S+)$/);
    const withPool: ThrowAwaySite['withPool'] = (work) => withPoolOf(dataDir, work);
    const metric = (name: string) => readMetric(url, name);
    return {
      url,
      pid: site.pid,
      signIn: () => withPool(signIn),
      cpuSeconds: () => metric('process_cpu_seconds_total'),
      megabytes: async () => (await metric('process_resident_memory_bytes')) / 1e6,
      withPool,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readMetric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1]);
}

/** For root, the database server runs as another user, who needs access. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'martingale-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

async function withPoolOf<T>(dataDir: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const shared = await launchEmbeddedPostgres({ dataDir, log: { info() {}, warn() {} } });
  const pool = new pg.Pool(shared.connection);
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await shared.stop();
  }
}

async function signIn(pool: pg.Pool): Promise<string> {
  const { cookie } = await createSignedInUser(pool);
  return `${cookie.name}=${cookie.value}`;
}
