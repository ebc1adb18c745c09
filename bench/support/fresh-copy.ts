import { cp, symlink } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', 'build', 'data', '.git', '.react-router', 'test-results']);

/** The tree as it is after `npm install` and before the first start. */
export async function copyInstalledTree(folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(relative(root, source)),
  });
  await symlink(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
}
