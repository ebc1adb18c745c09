import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = resolve(import.meta.dirname, '..');
const stampFile = resolve(root, 'build/.sources');
const sources = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'src/{web,shared}/**/*.*',
  'scripts/ensure-build.ts',
];

/** Builds the pages unless the last build was made from exactly these sources. */
export async function ensureBuild(): Promise<void> {
  const stamp = hashSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  rmSync(resolve(root, 'build'), { recursive: true, force: true });
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: root,
    // Standard output belongs to the site's own announcements.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await compressAssets();
  // Last, so that a build that was cut short is made again.
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(resolve(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Compressed once and well, so that serving a file costs nothing. */
async function compressAssets(): Promise<void> {
  const files = globSync('build/client/**/*.{js,css,svg}', { cwd: root });
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(root, file);
      const content = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
