import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type pg from 'pg';
import { ChangeFeed } from '#server/db/change-feed.ts';
import { isBuilt } from '../../scripts/ensure-build.ts';
import { createDatabase } from './database.ts';
import { patienceMs } from './patience.ts';
import { settleAfterWrites } from './settle-after-writes.ts';
import { siteEnvironment } from './site-environment.ts';

const mainFile = resolve(import.meta.dirname, '../../build/server/main.js');

interface Said {
  stdout: string;
  stderr: string;
}

export interface SiteEnd extends Said {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SiteProcess {
  process: ChildProcess;
  /** Its output so far. */
  said: Readonly<Said>;
  /** The URL the site announced. Rejects with its output if it exits before that. */
  ready: Promise<string>;
  /** Resolves once its output streams are closed. */
  ended: Promise<SiteEnd>;
  /** By default like Ctrl-C, which does not wait for clients to leave. */
  stop(signal?: NodeJS.Signals): Promise<SiteEnd>;
}

/** The production build in a separate process, as an operator runs it. */
export function spawnSite(
  environment: Record<string, string>,
  { command = builtSite(), ...options }: SpawnOptions & { command?: string[] } = {},
): SiteProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    ...options,
    env: siteEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = listenTo(child);
  const ended = watchEnd(child, said);
  const ready = Promise.race([
    watchReady(child, said),
    ended.then(({ code, stderr }) =>
      Promise.reject(new Error(`The site ended before it was ready (${code}): ${stderr}`)),
    ),
  ]);
  // Prevents unhandled rejections: a test that expects a failure does not await readiness.
  ready.catch(() => {});
  ended.catch(() => {});
  return {
    process: child,
    said,
    ready,
    ended,
    stop(signal = 'SIGINT') {
      child.kill(signal);
      return ended;
    },
  };
}

let isFresh = false;

function builtSite(): string[] {
  isFresh ||= isBuilt();
  if (!isFresh) throw new Error('The build is out of date: run `npm run build` first');
  return [process.execPath, mainFile];
}

/** The production site on a fresh clone of the template database, with a pool for the test. */
export async function startTestSite(environment: Record<string, string> = {}): Promise<{
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}> {
  const database = await createDatabase();
  const changes = new ChangeFeed(database.connection, () => {}, patienceMs);
  const site = spawnSite({ ...environment, DATABASE_URL: database.url });
  site.process.stderr?.pipe(process.stderr);
  const close = async () => {
    await site.stop();
    await changes.close();
    await database.drop();
  };
  try {
    await changes.start();
    settleAfterWrites(database.pool, changes);
    return { url: await site.ready, pool: database.pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function watchEnd(child: ChildProcess, said: Said): Promise<SiteEnd> {
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, ...said };
}

function watchReady(child: ChildProcess, said: Said): Promise<string> {
  return new Promise((found) => {
    child.stdout?.on('data', () => {
      const url = /^Martingale is ready at (\S+)$/m.exec(said.stdout)?.[1];
      if (url) found(url);
    });
  });
}

function listenTo(child: ChildProcess): Said {
  const said: Said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (chunk: string) => {
      said[name] += chunk;
    });
  }
  return said;
}
