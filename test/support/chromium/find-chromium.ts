import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Chromium, Environment } from './chromium.ts';
import { debianChromium } from './debian-chromium.ts';
import { installedChromiums, isExecutableFile } from './installed-chromium.ts';
import { npmChromium } from './npm-chromium.ts';

const run = promisify(execFile);

export interface FoundChromium extends Chromium {
  /** Why others were not taken. */
  failures: string[];
}

/** The Chromium to test with: `CHROMIUM_PATH`, or the first one that starts. */
export async function findChromium(environment: Environment = process.env): Promise<FoundChromium> {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (await isExecutableFile(chosen)) return { executablePath: chosen, env: {}, failures: [] };
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file`);
  }
  return firstToStart([npmChromium, () => installedChromiums(environment), debianChromium]);
}

export async function firstToStart(
  sources: readonly (() => Promise<Chromium[]>)[],
): Promise<FoundChromium> {
  const failures: string[] = [];
  for (const source of sources) {
    const found = await source().catch((error: unknown) => {
      failures.push(firstLine(error));
      return [];
    });
    for (const chromium of found) {
      const failure = await tryToStart(chromium);
      if (failure === null) return { ...chromium, failures };
      failures.push(`${chromium.executablePath} does not start: ${failure}`);
    }
  }
  throw new Error(
    [
      'Found no Chromium to test with. Set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
      ...failures,
    ].join('\n'),
  );
}

/** Not only its version, which one prints that lacks its libraries or data; null if it starts. */
async function tryToStart({ executablePath, env }: Chromium): Promise<string | null> {
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  try {
    const options = { env: { ...process.env, ...env }, timeout: 60_000 };
    const { stdout } = await run(executablePath, flags, options);
    return stdout.includes('<html>') ? null : 'it shows no page';
  } catch (error) {
    return firstLine(error instanceof Error && 'stderr' in error ? error.stderr : error);
  }
}

const firstLine = (error: unknown) => String(error).trim().split('\n')[0] ?? '';
