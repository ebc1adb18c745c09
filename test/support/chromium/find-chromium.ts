import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Chromium, Environment } from './chromium.ts';
import { debianChromium } from './debian-chromium.ts';
import { installedChromiums, isExecutableFile } from './installed-chromium.ts';
import { npmChromium } from './npm-chromium.ts';

const run = promisify(execFile);

/** The Chromium to test with: `CHROMIUM_PATH`, or the first one found. */
export async function findChromium(environment: Environment = process.env): Promise<Chromium> {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') {
    if (await isExecutableFile(chosen)) return { executablePath: chosen, env: {} };
    throw new Error(`CHROMIUM_PATH is ${chosen}, which is not an executable file`);
  }
  const failures: string[] = [];
  const noteFailure = (error: unknown) => {
    failures.push(String(error));
    return [];
  };
  for (const source of [npmChromium, () => installedChromiums(environment), debianChromium]) {
    for (const chromium of await source().catch(noteFailure)) {
      try {
        // Some systems have a `chromium` stub that only asks to install the real one.
        await printVersion(chromium);
        return chromium;
      } catch (error) {
        noteFailure(error);
      }
    }
  }
  throw new Error(
    [
      'Found no Chromium to test with. Set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
      ...failures,
    ].join('\n'),
  );
}

async function printVersion({ executablePath, env }: Chromium): Promise<void> {
  await run(executablePath, ['--version'], { env: { ...process.env, ...env } });
}
