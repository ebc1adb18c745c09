import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Three neighbors in the order of names. */
async function insertThree(pool: Parameters<typeof insertQuestion>[0]) {
  const prefix = uniqueName('Row');
  const add = (letter: string) => insertQuestion(pool, { name: `${prefix} ${letter}` });
  return [await add('a'), await add('b'), await add('c')] as const;
}

test('links and keys lead from question to question, and to the search', async ({ page, site }) => {
  const [first, middle, last] = await insertThree(site.pool);
  await page.goto(`/question/${middle.id}`);

  await test.step('links', async () => {
    await expect(page.getByRole('link', { name: `Previous ${first.name}` })).toHaveAttribute(
      'href',
      `/question/${first.id}`,
    );
    await page.getByRole('link', { name: `Next ${last.name}` }).click();
    await expect(page).toHaveURL(`/question/${last.id}`);
    await expect(heading(page)).toHaveText(last.name);
    await expect(page).toHaveTitle(`${last.name} · Martingale`);
    await page.goBack();
    await expect(heading(page)).toHaveText(middle.name);
    await page.getByRole('link', { name: `Previous ${first.name}` }).click();
    await expect(page.getByRole('link', { name: `Next ${middle.name}` })).toBeVisible();
  });

  await test.step('keys', async () => {
    for (const [key, question] of [
      ['j', middle],
      ['ArrowRight', last],
      ['k', middle],
      ['ArrowLeft', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(heading(page)).toHaveText(question.name);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('navigation', { name: 'Previous and next' })).toContainText(
        question === middle ? last.name : middle.name,
      );
    }
  });

  await test.step('search', async () => {
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/questions/);
    await expect(page.getByPlaceholder('Search questions...')).toBeFocused();
    await expect(page.getByPlaceholder('Search questions...')).toHaveValue('');
  });
});

test('a question opened from a filtered list stays in that set', async ({ page, site }) => {
  const category = uniqueName('Set');
  const add = (letter: string, difficulty: 'Easy' | 'Hard') =>
    insertQuestion(site.pool, { name: `${category} ${letter}`, category, difficulty });
  const first = await add('a', 'Hard');
  await add('b', 'Easy');
  const last = await add('c', 'Hard');
  const set = new URLSearchParams({ category, level: 'Hard' });
  await page.goto(`/questions?${set}`);
  await page.getByRole('link', { name: first.name, exact: true }).click();
  await expect(page).toHaveURL(`/question/${first.id}?${set}`);
  await page.getByRole('link', { name: `Next ${last.name}` }).click();
  await expect(page).toHaveURL(`/question/${last.id}?${set}`);
  await page.reload();
  const desk = page.getByRole('complementary', { name: 'Practice' });
  await expect(desk.getByText(`2 of 2 · ${category}, Hard`)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/question/${last.id}$`),
  );
  await page.getByRole('link', { name: 'All Questions' }).click();
  await expect(page).toHaveURL(`/questions?${set}`);
});

test('a key shows the solution in view, and hides it', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool, {
    description: 'A long question.\n\n'.repeat(80),
    solution: 'Short answer.',
  });
  await signInAs(page);
  await page.goto(`/question/${id}`);
  await expect(page.getByRole('button', { name: 'Show Solution' })).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByText('Short answer.')).toBeInViewport();
  await page.keyboard.press('s');
  await expect(page.getByText('Short answer.')).toHaveCount(0);
});

test('arrow keys scroll a wide formula that has the focus', async ({ page, site }) => {
  const { id } = await insertQuestion(site.pool, {
    description: `$$${'a + b + c + '.repeat(40)}1$$`,
  });
  await page.goto(`/question/${id}`);
  const formula = page.locator('.formula-block');
  await expect(formula).toHaveAttribute('tabindex', '0');
  await formula.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => formula.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expect(page).toHaveURL(`/question/${id}`);
});
