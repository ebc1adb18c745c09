import { chromium } from '@playwright/test';
import type { Chromium, Environment } from './chromium.ts';
import { debianChromium } from './debian-chromium.ts';
import { installedChromiums, isExecutableFile } from './installed-chromium.ts';
import { npmChromium } from './npm-chromium.ts';

export interface FoundChromium extends Chromium {
  /** Why others were not used. */
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
    for (const candidate of found) {
      const failure = await tryToStart(candidate);
      if (failure === null) return { ...candidate, failures };
      failures.push(`${candidate.executablePath} does not start: ${failure}`);
    }
  }
  throw new Error(
    [
      'Found no Chromium to test with. Set CHROMIUM_PATH to the executable of a Chromium or Chrome.',
      ...failures,
    ].join('\n'),
  );
}

/** Like the tests, as one that lacks its data still prints its version. Null if it starts. */
async function tryToStart({ executablePath, env }: Chromium): Promise<string | null> {
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox'],
      timeout: 60_000,
    });
    try {
      const page = await browser.newPage();
      await page.goto('about:blank');
    } finally {
      await browser.close();
    }
    return null;
  } catch (error) {
    // The last words: a wrapper's warnings may come before the reason.
    const said = [...String(error).matchAll(/^\[pid=\d+\]\[(?:err|out)\] (.*)/gm)].at(-1);
    return said?.[1] ?? firstLine(error);
  }
}

const firstLine = (error: unknown) => String(error).trim().split('\n')[0] ?? '';
