import type { Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ expectedConsoleErrors: [/Failed to (load resource|fetch)|request failed/] });

test('samples need no renderer, and custom formulas load it', async ({ page, expectRight }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/katex-test', { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/^Formula test · /);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await script.text()).not.toContain('KaTeX');
  // Formulas themselves are checked where there are fewer: below, and in discussions. Samples differ
  // only in them; all have to fit.
  await expectRight(page, { exclude: '.katex, main section:nth-of-type(n + 3)' });

  await test.step('when the renderer cannot be fetched, the page says so, and tries again', async () => {
    const blocked = '**/assets/*.js';
    await page.route(blocked, (route) => route.abort());
    await page.getByRole('tab', { name: 'Custom' }).click();
    await expect(page.getByRole('alert')).toContainText('The formulas could not be loaded.');
    await page.unroute(blocked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('main annotation')).toHaveCount(2);
  });

  const inline = page.getByLabel('Inline formula');
  await inline.fill('\\frac{1');
  await page.getByLabel('Block formula').fill(`${'x + '.repeat(40)}x`);
  await expect(inline).toHaveAttribute('aria-invalid', 'true');
  await expectRight(page, { include: '[role=tabpanel]' });
});
