import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import { createDatabase } from './database.ts';

const mainFile = resolve(import.meta.dirname, '../../src/server/main.ts');

export interface SiteProcess {
  url: string;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The production build in a process of its own, as an operator runs it. */
export async function startSiteProcess(environment: Record<string, string>): Promise<SiteProcess> {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(child);
  return {
    url,
    process: child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

/** The production site on a fresh clone of the template database. */
export async function startTestSite(): Promise<{
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}> {
  const database = await createDatabase();
  const site = await startSiteProcess({ DATABASE_URL: database.url });
  return {
    url: site.url,
    pool: database.pool,
    async close() {
      await site.stop();
      await database.drop();
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The site has no standard output');
  for await (const line of createInterface(child.stdout)) {
    const address = /^Martingale is ready at (\S+)$/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The site ended before it was ready');
}
