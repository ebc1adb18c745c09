import { findPackageJSON } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The project's folder, whether the server runs from its source or bundled. */
export const root = dirname(findPackageJSON('.', import.meta.url) ?? '');

export const buildDir = resolve(root, 'build');

/** The code of a worker thread, by its path in src/server without `.worker.ts`. */
export function workerFile(path: string): URL {
  const isBundled = import.meta.url.endsWith('.js');
  const file = isBundled
    ? `build/server/${basename(path)}.worker.js`
    : `src/server/${path}.worker.ts`;
  return pathToFileURL(resolve(root, file));
}
