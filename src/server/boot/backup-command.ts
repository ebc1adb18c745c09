import { resolve } from 'node:path';
import type pg from 'pg';
import { BackupError, openSession } from '#postgres/backup.ts';
import { connectDatabase, type DatabaseServer } from '../db/connect.ts';
import { loadConfig } from './load-config.ts';
import { explainStartFailure } from './start-failure.ts';

interface Command {
  /** As in `npm run NAME -- FILE`. */
  name: string;
  work(
    file: string,
    connect: () => Promise<pg.Client>,
    signal: AbortSignal,
  ): Promise<Record<string, number>>;
  success(totals: string, file: string): string;
}

const quiet = { info: () => {}, warn: (message: string) => console.error(message) };

/** Runs a command with the site's settings: one line on stdout, or one on stderr. */
export async function runCommand(command: Command): Promise<void> {
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  let server: DatabaseServer | null = null;
  try {
    const file = readFileArgument(command.name);
    const connect = async () => {
      server = await connectDatabase(await loadConfig(process.env), quiet);
      return openSession(server.connection, stopping.signal);
    };
    const rows = await command.work(file, connect, stopping.signal);
    console.log(command.success(describeTotals(Object.values(rows)), file));
  } catch (error) {
    process.exitCode = 1;
    console.error(
      `${command.name} failed: ${stopping.signal.aborted ? 'interrupted' : explain(error)}`,
    );
  } finally {
    await stopServer(server);
  }
}

function readFileArgument(name: string): string {
  const [file, ...more] = process.argv.slice(2);
  if (!file || file.startsWith('-') || more.length > 0) {
    throw new BackupError(`name one file: npm run ${name} -- FILE`);
  }
  return resolve(file);
}

async function stopServer(server: DatabaseServer | null): Promise<void> {
  await server?.stop();
}

function describeTotals(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${counts.length} tables with ${total} rows`;
}

function explain(error: unknown): string {
  return error instanceof BackupError ? error.message : explainStartFailure(error);
}
