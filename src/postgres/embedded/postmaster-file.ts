import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running or crashed server has recorded in its cluster. */
export interface PostmasterFile {
  pid: number;
  socketFolder: string;
  /** Whether the server had created its shared memory, by which PostgreSQL recognizes it. */
  namesSharedMemory: boolean;
}

export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number.parseInt(lines[0] ?? '', 10);
  if (!(pid > 0)) return undefined;
  return { pid, socketFolder: lines[4] ?? '', namesSharedMemory: Boolean(lines[6]) };
}
