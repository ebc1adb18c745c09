import type { Response } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const missingPage = /status of 404/;

test('a question shows what it is and what it asks', async ({ page, site }) => {
  const { id, name } = await insertQuestion(site.pool, {
    type: 'Quantitative Trader Interview Question',
    category: 'Market Making',
    difficulty: 'Hard',
    isPremium: true,
    // The large brackets use the smallest font file, the one that a build could inline.
    description:
      'You quote **bid** and ask for $\\sqrt{2}$, at \\$5.\n\n$$\\Biggl( \\frac{1}{2} \\biggr) \\Bigl[ x \\Bigr]$$\n\n    code',
  });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto(`/question/${id}`);
  await expect(page).toHaveTitle(`${name} · Martingale`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const main = page.getByRole('main');
  for (const text of ['Quantitative Trader Interview Question', 'Market Making', 'Hard']) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(main.getByText('Premium', { exact: true })).toBeVisible();
  await expect(main.locator('.markup strong')).toHaveText('bid');
  await expect(main.locator('.markup .katex-html').first()).toBeVisible();
  await expect(main.locator('.markup math')).toHaveCount(2);
  await expect(main.locator('.markup')).toContainText('at $5.');
  await expect(main.getByText('Hidden', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Edit|Add) (Question|Solution)$/ })).toHaveCount(
    0,
  );

  await test.step('formulas use the fonts of the site', async () => {
    await page.evaluate(() => document.fonts.ready);
    const fonts = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => family.includes('KaTeX'))
        .map(({ status }) => status),
    );
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');
  });

  await test.step('nothing is a tab stop where everything fits', async () => {
    await expect(page.locator('.markup [tabindex]')).toHaveCount(0);
  });

  await test.step('no formula renderer is loaded', async () => {
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(await script.text()).not.toContain('KaTeX parse error');
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('wide parts scroll within the page, by keyboard too', async ({ page, site }) => {
    const wide = `\\frac{${'a + b + c + '.repeat(12)}1}{2}`;
    const row = `| ${'column | '.repeat(12)}`;
    const { id } = await insertQuestion(site.pool, {
      name: `${uniqueName('W')}${'w'.repeat(120)}`,
      description: `Inline $${wide}$ here.\n\n- in a list $${wide}$\n\n$$${wide}$$\n\n${row}\n|${'---|'.repeat(12)}\n${row}\n\n    ${'code '.repeat(40)}`,
    });
    await page.goto(`/question/${id}`);
    await page.evaluate(() => document.fonts.ready);
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
});

test.describe('without a question', () => {
  test.use({ expectedConsoleErrors: [missingPage] });

  test('the page says so', async ({ page, expectRight }) => {
    const response = await page.goto('/question/2147483647');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question not found');
    await expect(page).toHaveTitle('Question not found · Martingale');
    await expect(page.getByRole('link', { name: 'Back to Questions' })).toHaveAttribute(
      'href',
      '/',
    );
    await expectRight(page);
  });

  test('an invalid id gets the same answer', async ({ request }) => {
    for (const id of ['0', '-1', 'abc', '1e9', '99999999999999', '01', '1.5', '%00']) {
      const answer = await request.get(`/question/${id}`);
      expect(answer.status(), id).toBe(404);
      expect(await answer.text(), id).toContain('<title>Question not found · Martingale</title>');
    }
  });

  test('a hidden one is found only by administrators', async ({ page, site, signInAs }) => {
    const { id, name } = await insertQuestion(site.pool, { isVisible: false });
    expect((await page.goto(`/question/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question not found');
    await signInAs(page);
    expect((await page.goto(`/question/${id}`))?.status()).toBe(404);
    await signInAs(page, { isAdmin: true });
    expect((await page.goto(`/question/${id}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByText('Hidden', { exact: true })).toBeVisible();
  });
});

test.describe('its url', () => {
  test('may end in the name', async ({ page, site }) => {
    const { id, name } = await insertQuestion(site.pool, { name: uniqueName("Siegel's Coin") });
    const slug = name.toLowerCase().replace("siegel's ", 'siegels-').replaceAll(' ', '-');
    const right = await page.request.get(`/question/${id}/${slug}`, { maxRedirects: 0 });
    expect(right.status()).toBe(200);
    const wrong = await page.request.get(`/question/${id}/another?from=mail`, { maxRedirects: 0 });
    expect(wrong.status()).toBe(301);
    expect(wrong.headers().location).toBe(`/question/${id}?from=mail`);
    await page.goto(`/question/${id}/another`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(new URL(page.url()).pathname).toBe(`/question/${id}`);
  });
});

test('a skeleton shows while a question is slow to load', async ({ page, site }) => {
  const prefix = uniqueName('Slow');
  const first = await insertQuestion(site.pool, { name: `${prefix} a` });
  const second = await insertQuestion(site.pool, { name: `${prefix} b` });
  await page.goto(`/question/${first.id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/api/questions/${second.id}`, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('link', { name: `Next ${second.name}` }).click();
  await expect(page.getByText('Loading the question…')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
  await expect(page.getByText('Loading the question…')).toHaveCount(0);
});

test('a bold font that comes late moves nothing', async ({ page, site }) => {
  const description = 'How many **different first moves guarantee a bonus** however others play?';
  const { id } = await insertQuestion(site.pool, { description });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/serif-bold-*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/question/${id}`, { waitUntil: 'domcontentloaded' });
  const load = (family: string) =>
    page.evaluate(async (font) => (await document.fonts.load(font)).length, `600 1rem "${family}"`);
  const bold = page.locator('.markup strong');
  const widthOfBold = () => bold.evaluate((words) => words.getBoundingClientRect().width);
  expect(await load('Text Stand-in')).toBe(1);
  const before = await widthOfBold();
  release();
  expect(await load('Source Serif 4 Variable')).toBe(1);
  expect(Math.abs((await widthOfBold()) / before - 1)).toBeLessThan(0.02);
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
    await page.getByRole('link', { name: `Next ${second.name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    await signInAs(page);
    await page.goto(`/question/${first.id}`);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('noscript p')).toBeVisible();
  });
});

test('prints the question, and the solution if it is shown', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool, { solution: 'Because of symmetry.' });
  await signInAs(page);
  await page.goto(`/question/${id}`);
  await page.emulateMedia({ media: 'print' });
  const heading = page.getByRole('heading', { name: 'Solution' });
  await expect(page.locator('.markup')).toBeVisible();
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expect(page.getByText('Because of symmetry.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Because of symmetry.')).toBeVisible();
  for (const part of ['Hide Solution', 'Report an error']) {
    await expect(page.getByRole('button', { name: part })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'All Questions' })).toBeHidden();
});
