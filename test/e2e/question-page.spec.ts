import type { Response } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test("text uses the site's fonts, and scrolls only where it is too wide", async ({
  page,
  site,
}) => {
  const inline = `\\frac{${'a + b + c + '.repeat(7)}1}{2}`;
  const row = `| ${'column | '.repeat(5)}`;
  const { id } = await insertQuestion(site.pool, {
    name: `${uniqueName('W')}${'w'.repeat(120)}`,
    // The large brackets use the smallest font file, the one that a build could inline.
    description: `How many **different first moves guarantee a bonus**? Inline $${inline}$ here.

- in a list $${inline}$

$$\\left( ${'a + b + c + '.repeat(4)}1 \\right) \\Biggl( y \\biggr) \\Bigl[ x \\Bigr]$$

${row}
|${'---|'.repeat(5)}
${row}

    ${'code '.repeat(10)}`,
  });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/serif-bold-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize(viewports.desktop);
  await page.goto(`/question/${id}`, { waitUntil: 'domcontentloaded' });

  await test.step('a bold font that loads late moves nothing', async () => {
    const load = (family: string) =>
      page.evaluate(
        async (font) => (await document.fonts.load(font)).length,
        `600 1rem "${family}"`,
      );
    const widthOfBold = () =>
      page.locator('.markup strong').evaluate((words) => words.getBoundingClientRect().width);
    expect(await load('Text Stand-in')).toBe(1);
    const before = await widthOfBold();
    release();
    expect(await load('Source Serif 4 Variable')).toBe(1);
    expect(Math.abs((await widthOfBold()) / before - 1)).toBeLessThan(0.02);
  });

  await test.step("formulas use the site's fonts, and need no renderer", async () => {
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts]
        .filter(({ family }) => family.includes('KaTeX'))
        .map(({ status }) => status);
    });
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');
    await expect(page.locator('.markup .katex-html').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await script.text()).not.toContain('KaTeX parse error');
  });

  await test.step('nothing is a tab stop where everything fits', async () => {
    await expect(page.locator('.markup [tabindex]')).toHaveCount(0);
  });

  await test.step('wide parts scroll within a narrow page', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.locator('.formula-wide[tabindex="0"]')).toHaveCount(2);
    for (const part of ['.formula-block', '.markup-scroll', 'pre']) {
      await expect(page.locator(`.markup ${part}`)).toHaveAttribute('tabindex', '0');
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    const text = await page
      .locator('.markup')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(text, 'only the wide parts scroll').toBe(0);
  });

  await test.step('arrow keys scroll the one with the focus', async () => {
    const formula = page.locator('.formula-block');
    await expect(formula, 'its edge fades').toHaveCSS('mask-image', /gradient/);
    await formula.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => formula.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    await expect(page).toHaveURL(`/question/${id}`);
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: viewports.phone,
    expectedConsoleErrors: [/\.js \(csp\)$/],
  });

  test('the question shows and links to the next', async ({ page, site, signInAs }) => {
    const prefix = uniqueName('Plain');
    const first = await insertQuestion(site.pool, { name: `${prefix} a` });
    const second = await insertQuestion(site.pool, { name: `${prefix} b` });
    await page.goto(`/question/${first.id}`);
    await expect(page.locator('.markup .katex-html')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    await signInAs(page);
    await page.getByRole('link', { name: `Next ${second.name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('noscript p')).toBeVisible();
  });
});
