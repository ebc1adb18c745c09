import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

export const chromiumCache = resolve(
  import.meta.dirname,
  '../../../node_modules/.cache/martingale-chromium',
);

/**
 * Creates `folder` if missing. It is filled under a temporary name and then renamed, so that
 * parallel or killed runs never leave a partial folder behind.
 */
export async function makeFolderOnce(
  folder: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  if (existsSync(folder)) return;
  const temporary = `${folder}.${randomUUID()}`;
  try {
    await mkdir(temporary, { recursive: true });
    await fill(temporary);
    await rename(temporary, folder).catch((error: unknown) => {
      const anotherRunWasFaster = existsSync(folder);
      if (!anotherRunWasFaster) throw error;
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}
