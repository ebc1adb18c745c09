import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorLine } from './failure-text.ts';

const LARGEST_LOG_BYTES = 5 * 1024 * 1024;

/** Starts each line with the time, the process and the SQLSTATE that `lastWords` looks for. */
export const LOG_LINE_PREFIX = '%m [%p] %e ';

/** SQLSTATE lock_file_exists: another server, or a stale lock file, has the cluster. */
const CLUSTER_IN_USE = 'F0001';

export function serverLogPath(dataFolder: string): string {
  return join(dataFolder, 'postgres.log');
}

export interface ServerLog {
  handle: FileHandle;
  /** The offset where the new server's output begins. */
  start: number;
}

/** Opens the log for a new server, rotating a large one first. */
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

/** The last message of a server that exited, and whether the cluster was taken. */
export async function lastWords({ handle, start }: ServerLog, pid: number): Promise<LastWords> {
  const buffer = Buffer.alloc(64 * 1024);
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
  const written = buffer.toString('utf8', 0, bytesRead).split('\n');
  // Servers that race for the cluster share one log: only this server's lines count.
  const ownEnd = written.filter((line) => line.includes(` [${pid}] `) && line.includes(' FATAL: '));
  const telling = errorLine((ownEnd.length > 0 ? ownEnd : written).join('\n'));
  const [, sqlState, message] = /\[\d+\] (\w{5}) (.*)$/.exec(telling) ?? [];
  return { line: message ?? telling, clusterInUse: sqlState === CLUSTER_IN_USE };
}
