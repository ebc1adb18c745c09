import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { drawBank } from '../src/server/modules/bank/drawn-bank.ts';
import { bankFolder, readSimulated } from '../src/server/modules/bank/read-bank.ts';
import { writeSimulations } from '../src/server/modules/simulations/simulation-files.ts';

const root = resolve(import.meta.dirname, '..');
const buildDir = resolve(root, 'build');
const stampFile = '.sources';
const sources = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'src/{web,shared,markup}/**/*.*',
  'content/**/*.*',
  'src/server/modules/{bank,simulations}/*.ts',
  'scripts/ensure-build.ts',
];

/** Builds the pages unless the last build has exactly these sources. */
export async function ensureBuild(): Promise<void> {
  const stamp = hashSources();
  if (readStamp() === stamp) return;
  const newDir = `${buildDir}-${process.pid}`;
  try {
    buildInto(newDir);
    await compressAssets(newDir);
    await drawBank(bankFolder, newDir);
    await buildSimulations(newDir);
    writeFileSync(resolve(newDir, stampFile), stamp);
    replaceBuild(newDir);
  } finally {
    rmSync(newDir, { recursive: true, force: true });
  }
}

function readStamp(): string | null {
  const file = resolve(buildDir, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function buildInto(folder: string): void {
  execFileSync(process.execPath, [resolve(root, 'node_modules/.bin/react-router'), 'build'], {
    cwd: root,
    // Standard output is for the site's own announcements.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: folder },
  });
}

/** Imported late: a start that builds nothing does without the bundler. */
async function buildSimulations(folder: string): Promise<void> {
  const { bundleSimulations } = await import(
    '../src/server/modules/simulations/bundle-simulation.ts'
  );
  const proofs = await readSimulated(bankFolder);
  await writeSimulations(await bundleSimulations(bankFolder, proofs), folder);
}

/** Built beside the old one, so that a site that starts during the build finds a complete one. */
function replaceBuild(newDir: string): void {
  const oldDir = `${newDir}-old`;
  if (existsSync(buildDir)) renameSync(buildDir, oldDir);
  renameSync(newDir, buildDir);
  rmSync(oldDir, { recursive: true, force: true });
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

/** Compressed once at the highest level, so that serving costs nothing. */
async function compressAssets(folder: string): Promise<void> {
  const files = globSync('client/**/*.{js,css,svg}', { cwd: folder });
  await Promise.all(
    files.map(async (file) => {
      const path = resolve(folder, file);
      const content = readFileSync(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
