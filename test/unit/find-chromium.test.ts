import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolderOnce } from '#test/support/chromium/cache-folder.ts';
import { findChromium, firstToStart } from '#test/support/chromium/find-chromium.ts';
import { installedChromiums } from '#test/support/chromium/installed-chromium.ts';
import { unpackNpmChromium } from '#test/support/chromium/npm-chromium.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'martingale chromium '));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeCommand(name: string, script = 'echo Chromium 1.0'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before anything else', async () => {
    const chosen = await writeCommand('my-browser');
    expect(await findChromium({ ...process.env, CHROMIUM_PATH: chosen })).toEqual({
      executablePath: chosen,
      env: {},
      failures: [],
    });
  });

  it('takes the next one if one does not start, and says why', async () => {
    await writeCommand('chromium', 'echo A warning >&2; echo No ICU data >&2; exit 1');
    await writeCommand('chromium-browser', 'echo Install the real one');
    const { executablePath, env } = await findChromium();
    const variables = Object.entries(env).map(([name, value]) => `${name}='${value}'`);
    const starting = await writeCommand(
      'google-chrome',
      `exec env ${variables.join(' ')} '${executablePath}' "$@"`,
    );
    const broken = () => Promise.reject(new Error('No npm package\nat all'));
    const installed = () => installedChromiums({ PATH: folder });
    expect(await firstToStart([broken, installed])).toEqual({
      executablePath: starting,
      env: {},
      failures: [
        'Error: No npm package',
        `${join(folder, 'chromium')} does not start: No ICU data`,
        `${join(folder, 'chromium-browser')} does not start: Install the real one`,
      ],
    });
  });

  it('refuses a CHROMIUM_PATH that is missing, a folder, or not executable', async () => {
    const plain = await writeCommand('plain-file');
    await chmod(plain, 0o644);
    for (const path of [join(folder, 'missing'), folder, plain]) {
      await expect(findChromium({ CHROMIUM_PATH: path })).rejects.toThrow(
        `CHROMIUM_PATH is ${path}, which is not an executable file`,
      );
    }
  });
});

describe('installedChromiums', () => {
  it('searches PATH, Chromium before Chrome, and skips what cannot run', async () => {
    const chrome = await writeCommand('google-chrome');
    const chromium = await writeCommand('chromium-browser');
    await mkdir(join(folder, 'chromium'));
    const found = await installedChromiums({ PATH: `/nowhere:${folder}:` });
    const inFolder = found
      .map((one) => one.executablePath)
      .filter((path) => path.startsWith(folder));
    expect(inFolder).toEqual([chromium, chrome]);
  });
});

describe('unpackNpmChromium', () => {
  it('gives an x86-64 executable and the libraries beside it', async () => {
    const target = join(folder, 'unpacked');
    const { executablePath, env } = await unpackNpmChromium(target);

    expect((await stat(executablePath)).mode & 0o777).toBe(0o755);
    const file = await open(executablePath);
    const { buffer: header } = await file.read(Buffer.alloc(20), 0, 20, 0);
    await file.close();
    const machine = { magic: header.toString('latin1', 0, 4), code: header.readUInt16LE(18) };
    expect(machine).toEqual({ magic: '\x7fELF', code: 62 });

    expect(env).toEqual({ LD_LIBRARY_PATH: join(target, 'lib') });
    expect(await readdir(join(target, 'lib'))).toContain('libnss3.so');
    expect(await readdir(target)).toEqual(
      expect.arrayContaining(['chromium', 'libGLESv2.so', 'lib']),
    );
    expect(await readdir(folder)).toEqual(['unpacked']);
  });
});

describe('makeFolderOnce', () => {
  const fill = (text: string) => async (temporary: string) => {
    await writeFile(join(temporary, 'file'), text);
  };

  it('fills the folder once under concurrency', async () => {
    const target = join(folder, 'deep/target');
    await Promise.all(['a', 'b', 'c'].map((text) => makeFolderOnce(target, fill(text))));
    expect(await readdir(target)).toEqual(['file']);
    expect(await readdir(join(folder, 'deep'))).toEqual(['target']);
    await makeFolderOnce(target, () => Promise.reject(new Error('must not be called')));
  });

  it('leaves nothing behind when filling fails', async () => {
    const target = join(folder, 'target');
    const failing = makeFolderOnce(target, () => Promise.reject(new Error('disk full')));
    await expect(failing).rejects.toThrow('disk full');
    expect(await readdir(folder)).toEqual([]);
  });
});
