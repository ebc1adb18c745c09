import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { untilLive } from './live.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type AccessibilityOptions = {
  /** Selector of the part to check, instead of the whole page. */
  include?: string;
  /** Selector of a part to leave out. */
  exclude?: string;
  disableRules?: string[];
};

/** Fails with a readable list if axe finds anything against WCAG 2.2 AA or its best practices. */
export async function expectAccessible(
  page: Page,
  { include, exclude, disableRules = [] }: AccessibilityOptions = {},
): Promise<void> {
  await settle(page);
  const axe = new AxeBuilder({ page })
    // Takes a third of the time: what passes is not described, and frames, of which there are none
    // of our own, are not looked into.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags)
    .disableRules(disableRules);
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  const findings = violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
    nodes.map(
      (node) =>
        `${id} (${impact}): ${help}\n  ${node.target.join(' ')}: ${node.html}\n  ${helpUrl}`,
    ),
  );
  expect(findings.join('\n'), `accessibility of ${page.url()}`).toBe('');
}

/** Scripts have taken over, and have measured what they bring within reach of the keyboard. */
async function settle(page: Page): Promise<void> {
  await untilLive(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((measured) => requestAnimationFrame(() => requestAnimationFrame(measured)));
  });
}
