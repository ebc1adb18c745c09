import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from './failure-text.ts';

// Folders are created under a temporary name and renamed into place once complete, so that neither
// a kill nor a second process ever leaves or sees a partial one.

const ABANDONED_AFTER_MS = 10 * 60_000;

export function randomSuffix(): string {
  return randomBytes(6).toString('hex');
}

export function temporaryName(place: string): string {
  return `${place}.new-${randomSuffix()}`;
}

/** Renames a complete folder into place; false if another process was first. */
export async function moveIntoPlace(folder: string, place: string): Promise<boolean> {
  try {
    await rename(folder, place);
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) return false;
    throw error;
  }
  await syncFolder(dirname(place));
  return true;
}

/** Makes renames in the folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what killed processes left under temporary names. */
export async function sweepAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^postgres(ql-.+)?\.new-[0-9a-f]+$/.test(name)) continue;
    const path = join(folder, name);
    const info = await stat(path).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > ABANDONED_AFTER_MS) {
      // Another user's folder is not ours to remove, and not in our way.
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
