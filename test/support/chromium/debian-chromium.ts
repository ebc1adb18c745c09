import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumCache, makeFolderOnce } from './cache-folder.ts';
import type { Chromium } from './chromium.ts';
import { isExecutableFile } from './installed-chromium.ts';

const run = promisify(execFile);

const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Debian's package with all its dependencies, unpacked into our cache, without installing anything
 * or being root. For platforms without a Chromium on npm, such as Linux on arm64.
 */
export async function debianChromium(): Promise<Chromium[]> {
  if (process.platform !== 'linux' || !(await hasDebianTools())) return [];
  const folder = join(chromiumCache, 'debian');
  await makeFolderOnce(folder, async (temporary) => {
    const apt = join(temporary, 'apt');
    const debs = await downloadPackages(apt);
    for (const deb of debs) await run('dpkg-deb', ['-x', deb, temporary]);
    await rm(apt, { recursive: true });
  });
  const executables = packages.map((name) => join(folder, 'usr/lib/chromium', name));
  for (const executablePath of executables) {
    if (await isExecutableFile(executablePath)) {
      return [{ executablePath, env: { LD_LIBRARY_PATH: await libraryPath(folder) } }];
    }
  }
  throw new Error(`Debian's package has no Chromium in the expected place, ${folder}`);
}

async function hasDebianTools(): Promise<boolean> {
  const calls = ['apt-get', 'dpkg-deb'].map((tool) => run(tool, ['--version']));
  return (await Promise.allSettled(calls)).every((call) => call.status === 'fulfilled');
}

async function downloadPackages(apt: string): Promise<string[]> {
  const lists = join(apt, 'lists');
  const cache = join(apt, 'cache');
  await mkdir(lists, { recursive: true });
  await mkdir(cache, { recursive: true });
  const aptGet = (...args: string[]) =>
    run('apt-get', [
      ...['-o', `Dir::State::lists=${lists}`],
      ...['-o', `Dir::Cache=${cache}`],
      // As if nothing were installed: what is could be gone tomorrow, and isn't next to the executable.
      ...['-o', 'Dir::State::status=/dev/null'],
      // As root, apt would drop to a user without access to the folder.
      ...['-o', 'APT::Sandbox::User='],
      ...['-o', 'Debug::NoLocking=1'],
      ...args,
    ]);
  await aptGet('update');
  const download = (name: string) =>
    aptGet('install', '--yes', '--no-install-recommends', '--download-only', name);
  const [preferred = '', fallback = ''] = packages;
  await download(preferred).catch(() => download(fallback));

  const archives = join(cache, 'archives');
  const names = (await readdir(archives)).filter((name) => name.endsWith('.deb'));
  // Every machine has a C library, and its loader accepts no other.
  const needed = names.filter((name) => !name.startsWith('libc6_'));
  return needed.map((name) => join(archives, name));
}

async function libraryPath(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const libraries = files.filter((file) => /\.so(\.|$)/.test(file));
  return [...new Set(libraries.map((file) => join(folder, dirname(file))))].sort().join(':');
}
