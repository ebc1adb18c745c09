import { lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asFileFailure, BackupError } from './backup-error.ts';

/**
 * Compresses the content into a file that gets its name only once it is complete and on disk.
 * Readable by its owner only: it contains password hashes.
 */
export async function writeNewFile(
  file: string,
  content: () => AsyncIterable<Buffer | string>,
): Promise<void> {
  const part = `${file}.part`;
  const folder = dirname(file);
  try {
    if (!(await exists(folder))) throw new BackupError(`the folder ${folder} does not exist`);
    if (await exists(file)) throw new BackupError(`${file} already exists: choose another name`);
    if (await exists(part)) {
      throw new BackupError(
        `${part} already exists: another backup is writing it, or was interrupted (if so, delete it)`,
      );
    }
    const handle = await open(part, 'wx', 0o600);
    try {
      await pipeline(content, createGzip(), handle.createWriteStream({ flush: true }));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await flushFolder(folder);
  } catch (error) {
    throw asFileFailure(error, file);
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** The new name must survive a power failure, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
