import type { Page, Response } from '@playwright/test';
import { formulaSamples } from '#shared/domain/formula-samples.ts';
import { expect, test } from './fixtures.ts';

const inlineField = (page: Page) => page.getByLabel('Inline formula');
const inlineSource = (page: Page) =>
  page.locator('section', { has: inlineField(page) }).locator('annotation');

async function expectSamples(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Black-Scholes' })).toBeVisible();
  const found = await page.locator('main section').evaluateAll((samples) =>
    samples.map((sample) => {
      const count = (selector: string) => sample.querySelectorAll(selector).length;
      return {
        name: sample.querySelector('h2')?.textContent,
        sources: [...sample.querySelectorAll('annotation')].map((tex) => tex.textContent),
        rendered: count('.katex-html'),
        inline: count('math:not([display])'),
        block: count('.formula-block math[display="block"]'),
        broken: count('.formula-error'),
      };
    }),
  );
  expect(found).toEqual(
    formulaSamples.map(({ name, tex }) => ({
      name,
      sources: [tex, tex],
      rendered: 2,
      inline: 1,
      block: 1,
      broken: 0,
    })),
  );
}

test('the samples come in both forms, without a renderer', async ({ page, expectRight }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/katex-test', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/^Formula test · /);
  await expectSamples(page);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await script.text()).not.toContain('KaTeX');
  await expectRight(page);
});

test('custom formulas are rendered, and the samples still are', async ({ page, expectRight }) => {
  await page.goto('/katex-test?tab=custom');
  await inlineField(page).fill('x^2');
  await expect(inlineSource(page)).toHaveText('x^2');
  await page.getByRole('tab', { name: 'Predefined samples' }).click();
  await expect(page).toHaveURL(/\/katex-test$/);
  await expectSamples(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  await inlineField(page).fill('\\frac{1');
  await page.getByLabel('Block formula').fill(`${'x + '.repeat(200)}x`);
  await expect(inlineField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectRight(page);
});

test.describe('when the renderer cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)|request failed/] });

  test('the page says so, and tries again', async ({ page }) => {
    await page.goto('/katex-test', { waitUntil: 'networkidle' });
    const blocked = '**/assets/*.js';
    await page.route(blocked, (route) => route.abort());
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.getByRole('alert')).toContainText('The formulas could not be loaded.');
    await page.unroute(blocked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(inlineSource(page)).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    // Where scripts are off, the browser refuses those that the page announces.
    expectedConsoleErrors: [/request failed: GET .*\.js \(csp\)/],
  });

  test('the samples show, and the other tab asks for JavaScript', async ({ page }) => {
    await page.goto('/katex-test');
    await expectSamples(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(inlineField(page)).toBeHidden();
  });
});
