import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const buildDir = resolve(root, 'build');
const stampFile = '.sources.json';
const sources = {
  pages: [
    'package-lock.json',
    'react-router.config.ts',
    'vite.config.ts',
    'src/{web,shared,markup}/**/*.*',
    'content/**/*.*',
    'src/server/modules/{questions/bank,practice/simulations}/*.ts',
    'scripts/make-build/*.ts',
  ],
  server: ['src/{server,postgres}/**/*.ts'],
};

type Stamp = Record<keyof typeof sources, string>;

/** Builds what has changed since the last build. */
export function ensureBuild(): void {
  const stamp = stampSources();
  const last = readStamp();
  if (isSame(last, stamp)) return;
  const newDir = `${buildDir}-${process.pid}`;
  try {
    if (last?.pages === stamp.pages) cpSync(buildDir, newDir, { recursive: true });
    else make('pages', newDir);
    make('server', newDir);
    writeFileSync(resolve(newDir, stampFile), JSON.stringify(stamp));
    replaceBuild(newDir);
  } finally {
    rmSync(newDir, { recursive: true, force: true });
  }
}

export function isBuilt(): boolean {
  return isSame(readStamp(), stampSources());
}

function readStamp(): Stamp | null {
  const file = resolve(buildDir, stampFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function isSame(last: Stamp | null, stamp: Stamp): boolean {
  return last?.pages === stamp.pages && last.server === stamp.server;
}

/** In a separate process: a site that is about to start does not need the build tools. */
function make(part: keyof Stamp, folder: string): void {
  execFileSync(process.execPath, [resolve(root, `scripts/make-build/${part}.ts`), folder], {
    cwd: root,
    // Standard output is for the site's own messages.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Built beside the old one, so that a site that starts during the build finds a complete one. */
function replaceBuild(newDir: string): void {
  const oldDir = `${newDir}-old`;
  if (existsSync(buildDir)) renameSync(buildDir, oldDir);
  renameSync(newDir, buildDir);
  rmSync(oldDir, { recursive: true, force: true });
}

function stampSources(): Stamp {
  return { pages: hash(sources.pages), server: hash(sources.server) };
}

function hash(patterns: string[]): string {
  const digest = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root, exclude: ['**/*.test.*'] }).sort()) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(resolve(root, file)))
      .update('\0');
  }
  return digest.digest('hex');
}
