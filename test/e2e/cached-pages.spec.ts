import { expect, test } from './fixtures.ts';

test.describe('a cached page', () => {
  test('runs its own scripts', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('martingale_theme', 'dark'));
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL('/questions');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test.describe('under attack', () => {
    test.use({ expectedConsoleErrors: [/Content Security Policy/] });

    test('runs nothing else', async ({ page, request }) => {
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
  });
});
