// Takes the README's screenshots from the running site: `npx node scripts/screenshots.ts`.
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { startThrowAwaySite } from '../bench/support/throw-away-site.ts';
import { findChromium } from '../test/support/chromium/find-chromium.ts';
import { ensureBuild } from './ensure-build.ts';

interface Screenshot {
  name: string;
  path: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const folder = resolve(import.meta.dirname, '../docs/screenshots');
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

ensureBuild();
await mkdir(folder, { recursive: true });
const site = await startThrowAwaySite();
const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env },
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const question = await hardQuestion();
  const screenshots: Screenshot[] = [
    { name: 'questions', path: '/questions', ...desktop, colorScheme: 'light' },
    { name: 'question', path: question, ...desktop, colorScheme: 'dark' },
    { name: 'question-phone', path: question, ...phone, colorScheme: 'light' },
  ];
  for (const screenshot of screenshots) await take(browser, screenshot);
} finally {
  await browser.close();
  await site.close();
}

async function take(browser: Browser, screenshot: Screenshot): Promise<void> {
  const { name, path, width, height, colorScheme } = screenshot;
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 85 })
    .toFile(resolve(folder, `${name}.webp`));
  await page.close();
}

/** A hard question: most contain formulas. */
async function hardQuestion(): Promise<string> {
  const response = await fetch(`${site.url}/api/questions?difficulty=Hard&category=Probability`);
  const [question]: { id: number }[] = JSON.parse(await response.text());
  if (!question) throw new Error('The bank has no hard question');
  return `/question/${question.id}`;
}
