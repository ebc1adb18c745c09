import { expect, test } from './fixtures.ts';

test.use({ expectedConsoleErrors: [/Content Security Policy/] });

test('a cached page runs no scripts but its own', async ({ page, request }) => {
  await request.get('/about');
  await page.goto('/about');
  const violation = page.waitForEvent('console', (line) =>
    line.text().includes('Content Security Policy'),
  );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
  });
  await violation;
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
