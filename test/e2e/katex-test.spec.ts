import type { Page, Response } from '@playwright/test';
import { formulaSamples } from '#shared/domain/formula-samples.ts';
import { expect, test } from './fixtures.ts';

const inlineField = (page: Page) => page.getByLabel('Inline formula');
const blockField = (page: Page) => page.getByLabel('Block formula');
/** The part of the page with a field, its preview and its button. */
const part = (page: Page, form: 'Inline' | 'Block') =>
  page.locator('section', { has: page.getByLabel(`${form} formula`) });
const drawnFrom = (page: Page, form: 'Inline' | 'Block') =>
  part(page, form).locator('annotation[encoding="application/x-tex"]');

async function expectSamples(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Black-Scholes' })).toBeVisible();
  const found = await page.locator('main section').evaluateAll((samples) =>
    samples.map((sample) => {
      const count = (selector: string) => sample.querySelectorAll(selector).length;
      return {
        name: sample.querySelector('h2')?.textContent,
        sources: [...sample.querySelectorAll('annotation')].map((tex) => tex.textContent),
        drawn: count('.katex-html'),
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
      drawn: 2,
      inline: 1,
      block: 1,
      broken: 0,
    })),
  );
}

test.describe('predefined samples', () => {
  test('are there in both forms, drawn without a script', async ({ page }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/katex-test', { waitUntil: 'networkidle' });
    await expect(page).toHaveTitle(/^Formula test · /);
    await expectSamples(page);
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await script.text()).not.toContain('KaTeX');
  });

  test('can be tried and come back to', async ({ page }) => {
    await page.goto('/katex-test');
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page).toHaveURL(/\/katex-test\?tab=custom$/);
    await inlineField(page).fill('a + b');
    await page.getByRole('tab', { name: 'Predefined samples' }).click();
    await expect(page).toHaveURL(/\/katex-test$/);
    await expectSamples(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(inlineField(page)).toHaveValue('a + b');
  });
});

test.describe('custom formulas', () => {
  test.beforeEach(({ page }) => page.goto('/katex-test?tab=custom'));

  test('are drawn while they are typed, and reset one by one', async ({ page }) => {
    const defaults = [await inlineField(page).inputValue(), await blockField(page).inputValue()];
    await expect(drawnFrom(page, 'Inline')).toHaveText([defaults[0] ?? '']);
    await expect(drawnFrom(page, 'Block')).toHaveText([defaults[1] ?? '']);

    await inlineField(page).fill('');
    await inlineField(page).pressSequentially('x^2');
    await expect(drawnFrom(page, 'Inline')).toHaveText('x^2');
    await expect(part(page, 'Inline').locator('math[display]')).toHaveCount(0);
    await blockField(page).fill('\\sum_{i=1}^n\ni');
    await expect(drawnFrom(page, 'Block')).toHaveText('\\sum_{i=1}^n\ni');
    await expect(part(page, 'Block').locator('math[display="block"]')).toHaveCount(1);

    await page.getByRole('button', { name: 'Reset the inline formula' }).click();
    await expect(inlineField(page)).toHaveValue(defaults[0] ?? '');
    await expect(drawnFrom(page, 'Inline')).toHaveText(defaults[0] ?? '');
    await expect(drawnFrom(page, 'Block')).toHaveText('\\sum_{i=1}^n\ni');
    await page.getByRole('button', { name: 'Reset the block formula' }).click();
    await expect(drawnFrom(page, 'Block')).toHaveText(defaults[1] ?? '');
  });

  test('may have dollars around them', async ({ page }) => {
    await inlineField(page).fill('$x$');
    await expect(drawnFrom(page, 'Inline')).toHaveText('x');
    await blockField(page).fill('$$\ny\n$$');
    await expect(drawnFrom(page, 'Block')).toHaveText('y');
  });

  for (const form of ['Inline', 'Block'] as const) {
    test(`${form}: what cannot be drawn shows its text, and why`, async ({ page }) => {
      const field = page.getByLabel(`${form} formula`);
      const asWritten = part(page, form).locator('.formula-error');
      await field.fill('\\frac{1 <b>');
      await expect(asWritten).toHaveText('\\frac{1 <b>');
      await expect(field).toHaveAccessibleDescription(/Unexpected end of input/);
      await expect(field).toHaveAttribute('aria-invalid', 'true');

      await field.fill('');
      await expect(asWritten).toHaveText('Error rendering LaTeX');

      await field.fill('x'.repeat(100_000));
      await expect(field).toHaveAccessibleDescription(
        'The formula is longer than 2,000 characters',
      );

      await field.fill('x');
      await expect(drawnFrom(page, form)).toHaveText('x');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  }
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
    await expect(drawnFrom(page, 'Inline')).toHaveCount(1);
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    // Where scripts are off, the browser refuses those that the page announces.
    expectedConsoleErrors: [/request failed: GET .*\.js \(csp\)/],
  });

  test('the samples are there, and the other tab says what it needs', async ({ page }) => {
    await page.goto('/katex-test');
    await expectSamples(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(inlineField(page)).toBeHidden();
  });
});

test('both tabs are accessible and fit', async ({ page, expectRight }) => {
  test.slow();
  await page.goto('/katex-test');
  await expectRight(page);
  await page.goto('/katex-test?tab=custom');
  await inlineField(page).fill('\\frac{1');
  await blockField(page).fill(`${'x + '.repeat(200)}x`);
  await expect(inlineField(page)).toHaveAttribute('aria-invalid', 'true');
  await expectRight(page);
});
