// Frames of a drill on a phone at a quarter of this speed, from the browser's own trace, compared
// to the same page at rest.
import { type Browser, chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import type { DrillRun } from '#shared/contracts/drill-run.ts';
import { rightResponse } from '#shared/drills/check.ts';
import { findChromium } from '#test/support/chromium/find-chromium.ts';
import { ensureBuild } from '../scripts/ensure-build.ts';
import { printTable } from './support/table.ts';
import { startThrowAwaySite } from './support/throw-away-site.ts';

const slowdown = 4;
const answered = 20;
/** As fast as the best people. */
const pauseMs = 500;
const presets = ['80-in-8', '80-in-8-typed', 'sequences', 'probability-sprint', 'order-book'];

const timeline = ['', '.frame'].map((part) => `disabled-by-default-devtools.timeline${part}`);

const traceSchema = z.object({
  traceEvents: z.array(z.object({ name: z.string(), dur: z.number().default(0) })),
});

ensureBuild();
const site = await startThrowAwaySite();
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const rows = [];
  for (const preset of presets) rows.push(await measure(preset));
  printTable([
    ['drill', 'answers', 'frames', 'dropped', 'longest task', 'at rest: frames', 'dropped'],
    ...rows,
  ]);
} finally {
  await browser.close();
  await site.close();
}

async function measure(preset: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${site.url}/drills/run?preset=${preset}`, { waitUntil: 'networkidle' });
  const run = await start(page);
  const responses = run.items.slice(0, answered).map(({ asks }) => rightResponse(asks));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const resting = await trace(browser, page, () => page.waitForTimeout(responses.length * pauseMs));
  const playing = await trace(browser, page, async () => {
    for (const [index, response] of responses.entries()) {
      await page.waitForTimeout(pauseMs);
      await page.keyboard.type(response);
      const isTyped = run.items[index]?.asks.kind === 'number';
      if (isTyped) await page.keyboard.press('Enter');
    }
  });
  await page.close();
  return [
    preset,
    String(responses.length),
    ...[playing.frames, playing.dropped].map(String),
    `${playing.longestTaskMs.toFixed(0)} ms`,
    ...[resting.frames, resting.dropped].map(String),
  ];
}

async function start(page: Page): Promise<DrillRun> {
  const dealt = page.waitForResponse(`${site.url}/api/drills/runs`);
  await page.getByRole('button', { name: 'Start' }).click();
  const run: DrillRun = await (await dealt).json();
  await page.getByText(run.items[0]?.prompt ?? '', { exact: true }).waitFor();
  return run;
}

async function trace(browser: Browser, page: Page, work: () => Promise<void>) {
  await browser.startTracing(page, {
    categories: timeline,
  });
  await work();
  const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser.stopTracing())));
  const count = (name: string) => traceEvents.filter((event) => event.name === name).length;
  const tasks = traceEvents.filter(({ name }) => name === 'RunTask');
  return {
    frames: count('DrawFrame'),
    dropped: count('DroppedFrame'),
    longestTaskMs: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1000,
  };
}
