import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findChromium } from '#test/support/chromium/find-chromium.ts';

/** Fetched by npx, as its 160 MB would double the installation. */
const lighthouse = 'lighthouse@13.5.0';

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
});

export interface PageReport {
  /** From 0 to 100. */
  scores: Record<string, number>;
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  blockedMs: number;
}

const run = promisify(execFile);

/** One visit with a new browser, as on a mid-range phone with a slow network. */
export async function visitWithLighthouse(url: string): Promise<PageReport> {
  const { executablePath, env } = await findChromium();
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'martingale-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const options = ['--quiet', '--output=json', `--port=${port}`];
    const { stdout } = await run('npx', ['--yes', lighthouse, url, ...options], {
      maxBuffer: 100_000_000,
    });
    return read(stdout);
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

function read(json: string): PageReport {
  const { categories, audits } = report.parse(JSON.parse(json));
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(100 * score)]),
    ),
    firstPaintMs: audits['first-contentful-paint'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    blockedMs: audits['total-blocking-time'].numericValue,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('Found no free port');
  return address.port;
}
