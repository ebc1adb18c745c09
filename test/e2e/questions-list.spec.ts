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

test('each row tells what there is to know, and leads to its question', async ({ page, site }) => {
  const { category, ids, path } = await makeCategory(site, 3, { 1: { isPremium: true } });
  const html = await (await page.request.get(path)).text();
  expect(html).toContain(`Q001 of ${category}`);
  expect(html).not.toContain('Never part of the list');
  await openList(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Quantitative Researcher Interview Question',
  );
  await expect(page).toHaveTitle('Questions · Martingale');
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    /^Question Name/,
    /^Difficulty/,
    /^Category/,
  ]);
  await expect(rows(page)).toHaveText([
    new RegExp(`^1Q001 of ${category}Easy${category}$`),
    new RegExp(`^2Q002 of ${category}PremiumMedium${category}$`),
    new RegExp(`^3Q003 of ${category}Hard${category}$`),
  ]);
  await expect(rows(page).getByRole('link').first()).toHaveAttribute('href', `/question/${ids[0]}`);
  await expectShowing(page, 1, 3, 3);
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pagination.getByRole('link')).toHaveText(['1']);
  for (const step of ['Previous', 'Next']) {
    await expect(pagination.getByText(step)).toHaveAttribute('aria-disabled', 'true');
  }
});

test.describe('filters', () => {
  test('dropdowns and buttons narrow the list, one difficulty at a time', async ({
    page,
    site,
  }) => {
    const { category, path } = await makeCategory(site, 6);
    const difficulty = page.getByLabel('Difficulty');
    const level = (name: string) => page.getByRole('button', { name, exact: true });
    await openList(page, '/questions');
    await page.getByLabel('Category').selectOption(category);
    await expectNames(page, ['Q001', 'Q002', 'Q003', 'Q004', 'Q005', 'Q006']);
    await expectParams(page, { category });
    await difficulty.selectOption('Medium');
    await expectNames(page, ['Q002', 'Q005']);
    await expectParams(page, { category, difficulty: 'Medium' });
    await level('Hard').click();
    await expectNames(page, ['Q003', 'Q006']);
    await expectParams(page, { category, level: 'Hard' });
    await expect(level('Hard')).toHaveAttribute('aria-pressed', 'true');
    await expect(difficulty).toHaveValue('');
    await difficulty.selectOption('Easy');
    await expectNames(page, ['Q001', 'Q004']);
    await expect(level('Hard')).toHaveAttribute('aria-pressed', 'false');
    await level('Easy').click();
    await level('Easy').click();
    await expect(level('Easy')).toHaveAttribute('aria-pressed', 'false');
    await expect(rows(page)).toHaveCount(6);
    expect(new URL(page.url()).search).toBe(new URL(path, site.url).search);
  });

  test('can be cleared, and none are offered to be cleared when none is set', async ({
    page,
    site,
  }) => {
    const { path } = await makeCategory(site, 2);
    await openList(page, `${path}&sort=difficulty&search=Q002`);
    await expectNames(page, ['Q002']);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expectParams(page, { sort: 'difficulty' });
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await expect(page.getByLabel('Category')).toHaveValue('');
    await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  });

  test('that match nothing say so and show the way back', async ({ page, site }) => {
    const { path } = await makeCategory(site, 1);
    await openList(page, `${path}&level=Hard`);
    await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
    await expectShowing(page, 0, 0, 0);
    await page.getByRole('link', { name: 'Show all questions' }).click();
    await expect(page).toHaveURL(/\/questions$/);
    await expect(rows(page).first()).toBeVisible();
  });

  test('a category without questions is still named', async ({ page }) => {
    await openList(page, '/questions?category=No+Such+Category');
    await expect(page.getByLabel('Category')).toHaveValue('No Such Category');
    await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
  });
});

test.describe('sort', () => {
  test('goes upwards first, then the other way round, and begins at page 1', async ({
    page,
    site,
  }) => {
    const { category, path } = await makeCategory(site, 30);
    await openList(page, `${path}&page=2`);
    await expect(columnHeader(page, 'Question Name')).toHaveAttribute('aria-sort', 'ascending');
    const difficulty = columnHeader(page, 'Difficulty');
    await expect(difficulty).not.toHaveAttribute('aria-sort');
    await difficulty.getByRole('link').click();
    await expect(difficulty).toHaveAttribute('aria-sort', 'ascending');
    await expectParams(page, { category, sort: 'difficulty' });
    await expect(rows(page).nth(10)).toContainText('Q002');
    await difficulty.getByRole('link').click();
    await expect(difficulty).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText('Q030');
    await columnHeader(page, 'Category').getByRole('link').click();
    await expect(columnHeader(page, 'Category')).toHaveAttribute('aria-sort', 'ascending');
    await expectParams(page, { category, sort: 'type' });
    await expect(rows(page).first()).toContainText('Q001');
  });
});

test.describe('pages', () => {
  test('go from the first to the last and no further', async ({ page, site }) => {
    const { category, path } = await makeCategory(site, 60);
    await openList(page, path);
    await expectShowing(page, 1, 25, 60);
    await expect(pageLink(page, 'Previous')).toHaveCount(0);
    await pageLink(page, 'Next').click();
    await expectShowing(page, 26, 50, 60);
    await expect(rows(page).first()).toHaveText(/^26Q026/);
    await expectParams(page, { category, page: '2' });
    await pageLink(page, 'Page 3').click();
    await expectShowing(page, 51, 60, 60);
    await expect(pageLink(page, 'Page 3')).toHaveAttribute('aria-current', 'page');
    await expect(pageLink(page, 'Next')).toHaveCount(0);
    await expect(page.getByRole('columnheader').first()).toBeInViewport();
    await pageLink(page, 'Previous').click();
    await pageLink(page, 'Page 1').click();
    await expectParams(page, { category });
    await expectShowing(page, 1, 25, 60);
  });

  test('show a window of five with the ends behind an ellipsis', async ({ page, site }) => {
    const { path } = await makeCategory(site, 220);
    await openList(page, `${path}&page=5`);
    await expect(page.getByRole('navigation', { name: 'Pagination' }).locator('li')).toHaveText([
      '1',
      '…',
      '3',
      '4',
      '5',
      '6',
      '7',
      '…',
      '9',
    ]);
  });

  const oddAddresses = [
    ['page=99', [51, 60]],
    ['page=99999999999999999999', [51, 60]],
    ['page=0', [1, 25]],
    ['page=-1', [1, 25]],
    ['page=abc', [1, 25]],
    ['sort=nonsense&direction=up&difficulty=Trivial&level=None&status=done&daily=no', [1, 25]],
  ] as const;
  test('an odd address shows the nearest thing there is', async ({ page, site }) => {
    const { path } = await makeCategory(site, 60);
    for (const [query, [first, last]] of oddAddresses) {
      const answer = await page.goto(`${path}&${query}`);
      expect(answer?.status(), query).toBe(200);
      await expectShowing(page, first, last, 60);
    }
  });

  test('an odd search finds nothing and breaks nothing', async ({ page, site }) => {
    const { path } = await makeCategory(site, 1);
    for (const search of ["' or 1=1 --", '100%', 'under_score', '\\', 'x'.repeat(5000), '\u0000']) {
      const answer = await page.goto(`${path}&${new URLSearchParams({ search })}`);
      expect(answer?.status(), search).toBe(200);
      await expect(page.getByRole('table').or(page.getByText('No questions found'))).toBeVisible();
    }
  });
});
