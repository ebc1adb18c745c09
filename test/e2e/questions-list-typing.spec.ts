import { expect, test } from './fixtures.ts';
import {
  columnHeader,
  expectNames,
  expectParams,
  expectShowing,
  makeCategory,
  openList,
  pageLink,
  rows,
  searchField,
} from './support/question-list.ts';

test('typing filters; back and forward bring text and rows again', async ({ page, site }) => {
  const { category, path } = await makeCategory(site, 30);
  await openList(page, path);
  await searchField(page).pressSequentially('q01');
  await expect(rows(page)).toHaveCount(10);
  await searchField(page).pressSequentially('7');
  await expectNames(page, ['Q017']);
  await expectParams(page, { category, search: 'q017' });
  await expect(searchField(page)).toBeFocused();
  // One entry in the history for all that was typed.
  await page.goBack();
  await expectShowing(page, 1, 25, 30);
  await expect(searchField(page)).toHaveValue('');
  await page.goForward();
  await expectNames(page, ['Q017']);
  await expect(searchField(page)).toHaveValue('q017');
});

test('neither a letter nor the caret is lost, however slow the site is', async ({ page, site }) => {
  const { category, path } = await makeCategory(site, 30);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openList(page, path);
  await page.route('**/api/questions?*', async (route) => {
    await held;
    await route.continue();
  });
  await searchField(page).pressSequentially('01');
  await expectParams(page, { category, search: '01' });
  // The old rows stay, and are said to be on the way out.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect(rows(page)).toHaveCount(25);
  await page.keyboard.press('Home');
  await page.keyboard.type('q');
  await expectParams(page, { category, search: 'q01' });
  await page.keyboard.press('End');
  await page.keyboard.type('4 of');
  release();
  await expectNames(page, ['Q014']);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await expect(searchField(page)).toHaveValue('q014 of');
});

test('the Enter key searches at once and chooses no level', async ({ page, site }) => {
  const { category, path } = await makeCategory(site, 3);
  await openList(page, path);
  await searchField(page).fill('Q002');
  await searchField(page).press('Enter');
  await expectNames(page, ['Q002']);
  await expectParams(page, { category, search: 'Q002' });
});

test('typing goes to page 1; what is typed goes along with what is chosen', async ({
  page,
  site,
}) => {
  const { category, path } = await makeCategory(site, 60);
  await openList(page, `${path}&page=3`);
  await searchField(page).fill('q0');
  await page.getByRole('button', { name: 'Hard', exact: true }).click();
  await expectParams(page, { category, search: 'q0', level: 'Hard' });
  await expectShowing(page, 1, 20, 20);
});

test('what was typed and chosen before the scripts came counts', async ({ page, site }) => {
  const { category, path } = await makeCategory(site, 6);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await searchField(page).fill('q00');
  await page.getByLabel('Difficulty').selectOption('Hard');
  release();
  await expectNames(page, ['Q003', 'Q006']);
  await expectParams(page, { category, search: 'q00', difficulty: 'Hard' });
});

test.describe('what this browser remembers', () => {
  const sort = { sort: 'difficulty', direction: 'desc' };

  test('order and page of the whole list are restored where the address names none', async ({
    page,
    site,
  }) => {
    await makeCategory(site, 60);
    await openList(page, '/questions?sort=difficulty&direction=desc');
    await pageLink(page, 'Next').click();
    await expectParams(page, { ...sort, page: '2' });
    await expect(rows(page).first()).toHaveText(/^26/);
    // A new visit.
    await page.goto('/questions');
    await expectParams(page, { ...sort, page: '2' });
    await expect(columnHeader(page, 'Difficulty')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toHaveText(/^26/);
    // A link within the site.
    await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
    await page.getByRole('link', { name: 'Start Practicing' }).click();
    await expectParams(page, { ...sort, page: '2' });
    await expect(rows(page).first()).toHaveText(/^26/);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('questionsTableSort'),
        localStorage.getItem('questionsTablePagination'),
        localStorage.getItem('questionSortPreference'),
      ]),
    ).toEqual([
      '{"field":"difficulty","direction":"desc"}',
      '{"page":2}',
      '{"field":"difficulty","direction":"desc"}',
    ]);
  });

  test('a filtered list takes the order and begins at page 1', async ({ page, site }) => {
    const { category, path } = await makeCategory(site, 60);
    await openList(page, '/questions?sort=difficulty&direction=desc&page=2');
    await expect(rows(page).first()).toHaveText(/^26/);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('questionsTablePagination')))
      .toBe('{"page":2}');
    await page.goto(path);
    await expectParams(page, { category, ...sort });
    await expectShowing(page, 1, 25, 60);
  });

  test('the way back leads to what was there, not to what is remembered', async ({
    page,
    site,
  }) => {
    await makeCategory(site, 60);
    await openList(page, '/questions');
    await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
    await expect(page).toHaveURL(/\/$/);
    // Meanwhile in another tab.
    await page.evaluate(() => localStorage.setItem('questionsTablePagination', '{"page":2}'));
    await page.goBack();
    await expect(rows(page).first()).toHaveText(/^1\D/);
    await expectParams(page, {});
  });
});
