import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('links and keys lead from question to question, and to the search', async ({ page, site }) => {
  // Neighbors by name.
  const prefix = uniqueName('Row');
  const add = (letter: string) => insertQuestion(site.pool, { name: `${prefix} ${letter}` });
  const [first, middle, last] = [await add('a'), await add('b'), await add('c')] as const;
  await page.goto(`/question/${middle.id}`);

  await test.step('a skeleton shows while a question is slow to load', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**/api/questions/${last.id}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('link', { name: `Next ${last.name}` }).click();
    await expect(page.getByText('Loading the question…')).toBeAttached();
    release();
    await expect(heading(page)).toHaveText(last.name);
    await expect(page.getByText('Loading the question…')).toHaveCount(0);
    await expect(page).toHaveTitle(`${last.name} · Martingale`);
    await page.goBack();
    await expect(heading(page)).toHaveText(middle.name);
  });

  await test.step('keys move the focus along', async () => {
    await page.getByRole('link', { name: `Previous ${first.name}` }).waitFor();
    await page.keyboard.press('k');
    await expect(heading(page)).toHaveText(first.name);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: `Next ${middle.name}` }).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(heading(page)).toHaveText(middle.name);
  });

  await test.step('search', async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/questions/);
    await expect(page.getByPlaceholder('Search questions...')).toBeFocused();
    await expect(page.getByPlaceholder('Search questions...')).toHaveValue('');
  });
});
