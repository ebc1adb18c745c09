import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilLive } from './live.ts';
import { onEveryScreen } from './screens.ts';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type AccessibilityOptions = {
  /** Selector of the part to check, instead of the whole page. */
  include?: string;
  /** Selector of a part to leave out. */
  exclude?: string;
  disableRules?: string[];
};

/**
 * Besides the screens: a wide width, those where one layout ends and the next begins, and the
 * narrowest. Whatever has to shrink does so at once; what grows, such as a chart, takes a frame or
 * two.
 */
const widest = 1920;
const narrower = [900, 768, 320];

/** Fails unless the page, in its current state, is accessible and fits on every screen. */
export async function expectRight(page: Page, options?: AccessibilityOptions): Promise<void> {
  // Only the layout: axe would find nothing here that it does not find on the other screens.
  await page.setViewportSize({ width: widest, height: 800 });
  await settle(page);
  await expectFitting(page, { name: `${widest} px`, width: widest });
  for (const width of narrower) {
    await page.setViewportSize({ width, height: 800 });
    await expectFitting(page, { name: `${width} px`, width });
  }
  await onEveryScreen(page, async (screen) => {
    await expectAccessible(page, options);
    await expectFitting(page, screen);
  });
}

async function expectFitting(page: Page, { name, width }: { name: string; width: number }) {
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
  const message = `width of ${page.url()}, ${name}`;
  await expect.poll(needed, { message }).toBeLessThanOrEqual(width);
}

/** Fails with a readable list if axe finds anything against WCAG 2.2 AA or its best practices. */
export async function expectAccessible(
  page: Page,
  { include, exclude, disableRules = [] }: AccessibilityOptions = {},
): Promise<void> {
  await settle(page);
  const violations = await runAxe(
    page,
    { include: [include ?? 'html'], exclude: exclude ? [exclude] : [] },
    {
      // Describing what passes would take as long as the checks.
      resultTypes: ['violations'],
      // Only rules for audio and video need preloaded files, and there are none.
      preload: false,
      runOnly: { type: 'tag', values: tags },
      rules: Object.fromEntries(disableRules.map((rule) => [rule, { enabled: false }])),
    },
  );
  const findings = violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
    nodes.map(
      (node) =>
        `${id} (${impact}): ${help}\n  ${node.target.join(' ')}: ${node.html}\n  ${helpUrl}`,
    ),
  );
  expect(findings.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

type Part = Record<'include' | 'exclude', string[]>;

async function runAxe(page: Page, part: Part, options: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(part, options);
      return violations;
    },
    [part, options] as const,
  );
}

/** Waits until scripts have taken over and have measured what needs to be focusable. */
async function settle(page: Page): Promise<void> {
  await untilLive(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((measured) => requestAnimationFrame(() => requestAnimationFrame(measured)));
  });
}
