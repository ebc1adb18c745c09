import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Three that stand together by name; nobody else's question comes between them. */
async function insertThree(pool: Parameters<typeof insertQuestion>[0]) {
  const prefix = uniqueName('Row');
  const add = (letter: string, difficulty: 'Easy' | 'Medium' | 'Hard') =>
    insertQuestion(pool, { name: `${prefix} ${letter}`, difficulty, category: prefix });
  return [await add('a', 'Hard'), await add('b', 'Medium'), await add('c', 'Easy')] as const;
}

async function saveOrder(page: Page, field: string, direction: string): Promise<void> {
  await page.addInitScript(
    (sort) => localStorage.setItem('questionSortPreference', JSON.stringify(sort)),
    { field, direction },
  );
}

test.describe('previous and next', () => {
  test('follow the names where nobody has chosen an order', async ({ page, site }) => {
    const [first, middle, last] = await insertThree(site.pool);
    await page.goto(`/question/${middle.id}`);
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
  });

  test('follow the saved order', async ({ page, site }) => {
    const [first, middle, last] = await insertThree(site.pool);
    await saveOrder(page, 'name', 'desc');
    await page.goto(`/question/${middle.id}`);
    await expect(page.getByRole('link', { name: `Next ${first.name}` })).toBeVisible();
    await expect(page.getByRole('link', { name: `Previous ${last.name}` })).toBeVisible();
  });

  test('survive a broken preference', async ({ page, site }) => {
    const [, middle, last] = await insertThree(site.pool);
    await page.addInitScript(() => localStorage.setItem('questionSortPreference', '{"field":7'));
    await page.goto(`/question/${middle.id}`);
    await expect(page.getByRole('link', { name: `Next ${last.name}` })).toBeVisible();
  });

  test('end where the questions end', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool, { name: uniqueName('\u{10fffd} Last') });
    await page.goto(`/question/${id}`);
    await expect(page.getByText('This is the last question')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next/ })).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(`/question/${id}`);
  });

  test('stay in place while the order changes under them', async ({ page, site, signInAs }) => {
    const [, middle] = await insertThree(site.pool);
    await signInAs(page);
    await saveOrder(page, 'status', 'asc');
    await page.goto(`/question/${middle.id}`);
    const next = page.getByRole('link', { name: /^Next/ });
    const href = await next.getAttribute('href');
    await page.getByText('Solved', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Solved' })).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await next.getAttribute('href')).toBe(href);
  });

  test('lead back to all questions', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    await page.getByRole('link', { name: 'All Questions' }).click();
    await expect(page).toHaveURL(/\/questions/);
  });
});

test.describe('keys', () => {
  test('move between questions', async ({ page, site }) => {
    const [first, middle, last] = await insertThree(site.pool);
    await page.goto(`/question/${first.id}`);
    await expect(page.getByRole('link', { name: `Next ${middle.name}` })).toBeVisible();
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

  test('show and hide the solution', async ({ page, site, signInAs }) => {
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

  test('lead to the search of the list', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/questions/);
    await expect(page.getByPlaceholder('Search questions...')).toBeFocused();
    await expect(page.getByPlaceholder('Search questions...')).toHaveValue('');
  });

  test('are listed', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('?');
    for (const text of ['Next question', 'Previous question', 'Show or hide the solution']) {
      await expect(dialog(page).getByText(text, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('j');
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/question/${id}`);
  });

  test('do nothing while somebody types', async ({ page, site, signInAs }) => {
    const [, middle] = await insertThree(site.pool);
    await signInAs(page);
    await page.goto(`/question/${middle.id}`);
    await page.getByRole('button', { name: 'Report an error' }).click();
    const field = page.getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('jks/?');
    await page.keyboard.press('ArrowLeft');
    await expect(field).toHaveValue('jks/?');
    await expect(page).toHaveURL(`/question/${middle.id}`);
    await expect(page.getByRole('button', { name: 'Show Solution' })).toBeAttached();
  });

  test('leave combinations to the browser', async ({ page, site }) => {
    const [first] = await insertThree(site.pool);
    await page.goto(`/question/${first.id}`);
    await expect(page.getByRole('link', { name: /^Next/ })).toBeVisible();
    for (const keys of ['Control+j', 'Meta+k', 'Alt+j', 'Shift+ArrowRight']) {
      await page.keyboard.press(keys);
    }
    await expect(page).toHaveURL(`/question/${first.id}`);
    await expect(heading(page)).toHaveText(first.name);
  });

  test('leave a wide formula to its own scrolling', async ({ page, site }) => {
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

  test('work after a status was chosen by mouse', async ({ page, site, signInAs }) => {
    const [first, middle] = await insertThree(site.pool);
    await signInAs(page);
    await page.goto(`/question/${first.id}`);
    await page.getByText('Attempted', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
    await page.keyboard.press('j');
    await expect(heading(page)).toHaveText(middle.name);
  });
});
