import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const check = (page: Page) => page.getByRole('button', { name: 'Check answer' });

test('a newcomer answers and simulates a question in the hero', async ({ page, expectRight }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  for (const shown of [page.getByRole('link', { name: 'Start Practicing' }), check(page)]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  const loaded = () => files.filter((file) => /landing-question|\/api\/questions\//.test(file));
  expect(loaded()).toEqual([]);
  const places = () =>
    page.locator('main :is(h2, input, button)').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [element.textContent, x, y];
      }),
    );
  const before = await places();
  const sent = await field(page).elementHandle();
  await field(page).focus();
  await expect.poll(loaded).not.toEqual([]);
  await expect(page.locator('[data-asleep]:has(input)')).toHaveCount(0);
  expect(await places()).toEqual(before);
  expect(await field(page).evaluate((now, then) => now === then, sent)).toBe(true);
  await field(page).fill('8,24');
  await expect(page.getByText('Use a decimal point: 8.24.')).toBeVisible();
  await expectRight(page, { include: 'main section:has(input)' });
  await page.getByRole('button', { name: 'Simulate this question' }).click();
  await page.getByRole('button', { name: 'Explore without answering' }).click();
  await page.getByLabel('Trials').selectOption('1,000');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Done: 1,000 trials/)).toBeVisible();
  await page.getByRole('link', { name: 'Programming' }).click();
  await expect(page).toHaveURL('/questions?category=Programming');
});

for (const [scripts, late] of [
  ['any scripts', /\/assets\/.*\.js$/],
  ['the scripts of the answer check', /\/assets\/landing-question-.*\.js$/],
] as const) {
  test(`what is done before ${scripts} have loaded counts`, async ({ page }) => {
    const { promise: waiting, resolve: load } = Promise.withResolvers<void>();
    await page.route(late, async (route) => {
      await waiting;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await field(page).fill('0.123');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Simulate this question' }).click();
    await expect(page).toHaveURL('/');
    load();
    await expect(page.locator('form [role=status] p').first()).toBeVisible();
    await expect(field(page)).toHaveValue('0.123');
    await expect(page.getByRole('heading', { name: 'Simulation' })).toBeVisible();
  });
}
