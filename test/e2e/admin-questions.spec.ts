import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const area = (page: Page) => page.getByRole('region', { name: 'All questions' });
const row = (page: Page, name: string) => area(page).getByRole('row').filter({ hasText: name });

/** Chooses from the ⋯ menu of a row. */
async function choose(page: Page, name: string, action: string) {
  await row(page, name).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens the list of the questions whose names start with the prefix. */
async function openList(page: Page, prefix: string) {
  await page.goto(`/admin?search=${encodeURIComponent(prefix)}`);
  await expect(area(page)).toBeVisible();
}

test('the list holds thousands in 500 pixels and fetches what comes into view', async ({
  page,
  site,
  signInAs,
}) => {
  const prefix = uniqueName('Many');
  await site.pool.query(
    `insert into questions (name, description, description_html)
       select $1 || ' ' || lpad(n::text, 4, '0'), 'What is it?', '' from generate_series(1, 2500) n`,
    [prefix],
  );
  await signInAs(page, { isAdmin: true });
  await openList(page, prefix);
  await expect(page.getByText('2,500 questions match')).toBeVisible();
  await expect(row(page, `${prefix} 0001`)).toBeVisible();
  const box = await area(page).boundingBox();
  expect(box?.height).toBe(500);
  expect(await area(page).getByRole('row').count()).toBeLessThan(60);

  await page.setViewportSize(viewports.phone);
  await expect(row(page, `${prefix} 0001`)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(viewports.desktop);
  await area(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(row(page, `${prefix} 2500`)).toBeVisible();
  await page.getByRole('link', { name: 'Question', exact: true }).click();
  await expect(row(page, `${prefix} 2500`)).toBeVisible();
  await expect(page).toHaveURL(/direction=desc/);

  await page.getByLabel('Select all that match').click();
  await expect(page.getByText('1,000 questions selected')).toBeVisible();
  await expect(page.getByText('at most 1,000 at a time')).toBeVisible();
  await page.getByRole('button', { name: 'Hide selected questions' }).click();
  await expect(toast(page)).toContainText('1,000 questions updated');
  await page.getByLabel('Visibility').selectOption('Hidden');
  await expect(page.getByText('1,000 questions match')).toBeVisible();
  await site.pool.query('delete from questions where name like $1', [`${prefix}%`]);
});

test('the list is accessible and fits, and its questions are hidden, priced and deleted', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const prefix = uniqueName('Shown');
  for (const fields of [
    { isVisible: false, category: 'Probability' },
    { isPremium: true, difficulty: 'Hard' as const, category: 'Options' },
    { isVisible: false, isPremium: true, difficulty: 'Easy' as const, solution: null },
    { category: 'Machine Learning' },
  ]) {
    await insertQuestion(site.pool, { name: `${prefix} ${uniqueName('a')}`, ...fields });
  }
  const { id, name } = await insertQuestion(site.pool);
  await signInAs(page, { isAdmin: true });
  await openList(page, prefix);

  await test.step('is accessible and fits', async () => {
    await expect(area(page).getByRole('row')).toHaveCount(5);
    await page.getByLabel('Select all that match').click();
    await expect(page.getByText('4 questions selected')).toBeVisible();
    await expectRight(page);
  });

  await page.getByLabel('Search questions').fill(name);
  await expect(page.getByText('1 question matches', { exact: true })).toBeVisible();
  const one = row(page, name);

  await test.step('hides, shows and prices a question', async () => {
    await choose(page, name, 'Hide');
    await expect(one.getByText('Hidden', { exact: true })).toBeVisible();
    await expect(one.getByRole('cell').nth(1)).toHaveCSS('opacity', '0.7');
    expect((await page.request.get(`/api/questions/${id}`)).ok()).toBe(true);
    await choose(page, name, 'Show');
    await expect(one.getByText('Hidden', { exact: true })).toHaveCount(0);
    await expect(one.getByRole('cell').nth(1)).toHaveCSS('opacity', '1');
    await choose(page, name, 'Make premium');
    await expect(one.getByText('Premium', { exact: true })).toBeVisible();
    await one.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: 'Make free' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('1 question matches', { exact: true })).toBeVisible();
  });

  await test.step('deletes a question', async () => {
    await choose(page, name, 'Delete');
    const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(one.getByRole('button', { name: 'More actions' })).toBeFocused();
    await choose(page, name, 'Delete');
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(toast(page)).toContainText('Question deleted');
    await expect(area(page)).toContainText('Nothing matches.');
    await expect(area(page)).toBeFocused();
  });
});

test('adds a question with its solution, then restores what it was', async ({
  page,
  signInAs,
  site,
  expectRight,
}) => {
  const name = uniqueName('Added');
  await signInAs(page, { isAdmin: true });
  await openList(page, name);

  await test.step('adds it', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
    const adding = page.getByRole('dialog', { name: 'Add question' });
    await adding.getByLabel('Name', { exact: true }).fill(name);
    await adding.getByLabel('Category').fill('Brainteaser');
    await adding.getByLabel('Description', { exact: true }).fill('What is the *price* of $S_0$?');
    await adding.getByRole('textbox', { name: 'Solution (optional)' }).fill('It is **one**.');
    const preview = adding.getByRole('region', { name: 'Preview: Solution (optional)' });
    await expect(preview.locator('strong')).toHaveText('one');
    await adding.getByRole('button', { name: 'Add question' }).click();
    await expect(toast(page)).toContainText('Question added');
    await expect(toast(page).getByRole('link', { name })).toBeVisible();
    await expect(row(page, name)).toContainText('Brainteaser');
    await expect(row(page, name)).toBeInViewport();
  });

  await test.step('edits it', async () => {
    await row(page, name).getByRole('button', { name: 'Edit' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit question' });
    await expect(editing.getByLabel('Job title')).toHaveValue(
      'Stochastic Calculus Interview Question',
    );
    await expectRight(page);
    await editing.getByLabel('Difficulty').selectOption('Hard');
    await editing.getByLabel('Solution', { exact: true }).fill('It is **two**.');
    await editing.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Question updated');
    await expect(row(page, name)).toContainText('Hard');
  });

  await test.step('restores its solution', async () => {
    await choose(page, name, 'History');
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history.getByText('changed: difficulty')).toBeVisible();
    await history.getByRole('button', { name: 'Restore Solution, version 1' }).click();
    await expect(history.getByText('Version 1 of the solution was restored.')).toBeVisible();
    await expect(history.getByRole('heading', { name: 'Solution, version 3' })).toBeVisible();
    const { rows } = await site.pool.query(
      `select content, type from solutions join questions on questions.id = question_id
         where name = $1`,
      [name],
    );
    expect(rows).toEqual([
      { content: 'It is **one**.', type: 'Stochastic Calculus Interview Question' },
    ]);
  });
});
