import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tellingLine } from './failure-text.ts';

const LARGEST_LOG_BYTES = 5 * 1024 * 1024;

/** Starts each line with the time, the process and the SQLSTATE that `lastWords` looks for. */
export const LOG_LINE_PREFIX = '%m [%p] %e ';

/** SQLSTATE lock_file_exists: another server, or what is left of one, has the cluster. */
const CLUSTER_IN_USE = 'F0001';

export function serverLogPath(dataFolder: string): string {
  return join(dataFolder, 'postgres.log');
}

export interface ServerLog {
  handle: FileHandle;
  /** Where the server about to start begins to write. */
  start: number;
}

/** Opens the log for a server about to start, with a large one put aside first. */
export async function openServerLog(dataFolder: string): Promise<ServerLog> {
  const path = serverLogPath(dataFolder);
  const size = (await stat(path).catch(() => undefined))?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) await rename(path, `${path}.1`);
  const handle = await open(path, 'a+', 0o600);
  return { handle, start: (await handle.stat()).size };
}

export interface LastWords {
  line: string;
  clusterInUse: boolean;
}

/** What a server that ended says about its end, and whether the cluster was taken. */
export async function lastWords({ handle, start }: ServerLog, pid: number): Promise<LastWords> {
  const buffer = Buffer.alloc(64 * 1024);
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
  const written = buffer.toString('utf8', 0, bytesRead).split('\n');
  // Servers that race for the cluster write to one log: only this one's own lines tell its fate.
  const ownEnd = written.filter((line) => line.includes(` [${pid}] `) && line.includes(' FATAL: '));
  const telling = tellingLine((ownEnd.length > 0 ? ownEnd : written).join('\n'));
  const [, sqlState, message] = /\[\d+\] (\w{5}) (.*)$/.exec(telling) ?? [];
  return { line: message ?? telling, clusterInUse: sqlState === CLUSTER_IN_USE };
}
