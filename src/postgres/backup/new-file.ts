import { lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asFileFailure, BackupError } from './backup-error.ts';

/**
 * Compresses the content into a file that appears under its name only when it is whole and on the
 * disk. Only its owner may read it: it holds password hashes.
 */
export async function writeNewFile(
  file: string,
  content: () => AsyncIterable<Buffer | string>,
): Promise<void> {
  const part = `${file}.part`;
  const folder = dirname(file);
  try {
    if (!(await exists(folder))) throw new BackupError(`the folder ${folder} does not exist`);
    if (await exists(file)) throw new BackupError(`${file} exists already: choose another name`);
    if (await exists(part)) {
      throw new BackupError(
        `${part} exists already: another backup is writing it, or one was cut off; then delete it`,
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

/** The new name, too, must survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
