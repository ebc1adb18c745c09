import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
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

test('the server renders the rows, and each links to its question', async ({ page, site }) => {
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
  await expect(rows(page).getByRole('link').first()).toHaveAttribute(
    'href',
    `/question/${ids[0]}?${new URLSearchParams({ category })}`,
  );
  await expectShowing(page, 1, 3, 3);
  const pagination = page.getByRole('navigation', { name: 'Pagination' });
  await expect(pagination.getByRole('link')).toHaveText(['1']);
  for (const step of ['Previous', 'Next']) {
    await expect(pagination.getByText(step)).toHaveAttribute('aria-disabled', 'true');
  }
});

test('pages run from the first to the last', async ({ page, site }) => {
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

const oddQueries = [
  ['page=99', 'Showing 51 to 60 of 60 questions'],
  ['page=99999999999999999999', 'Showing 51 to 60 of 60 questions'],
  ['page=0', 'Showing 1 to 25 of 60 questions'],
  ['page=-1', 'Showing 1 to 25 of 60 questions'],
  ['page=abc', 'Showing 1 to 25 of 60 questions'],
  [
    'sort=nonsense&direction=up&difficulty=Trivial&level=None&status=done&daily=no',
    'Showing 1 to 25 of 60 questions',
  ],
] as const;
const oddSearches = ["' or 1=1 --", '100%', 'under_score', '\\', 'x'.repeat(5000), '\u0000'];

test('the server answers odd URLs with the nearest page there is', async ({ page, site }) => {
  const { path } = await makeCategory(site, 60);
  for (const [query, text] of oddQueries) {
    const response = await page.request.get(`${path}&${query}`);
    expect(response.status(), query).toBe(200);
    expect(await response.text(), query).toContain(text);
  }
  for (const search of oddSearches) {
    const response = await page.request.get(`${path}&${new URLSearchParams({ search })}`);
    expect(response.status(), search).toBe(200);
    expect(await response.text(), search).toMatch(/<table|No questions found/);
  }
});

test('a user sees their own progress until they sign out', async ({ page, site, signInAs }) => {
  const { category, ids, path } = await makeCategory(site, 4);
  const { id, username } = await signInAs(page);
  await site.pool.query(
    `insert into question_statuses (user_id, question_id, status)
     values ($1, $2, 'attempted'), ($1, $3, 'solved')`,
    [id, ids[0], ids[1]],
  );
  await openList(page, path);
  await expect(rows(page).nth(0)).toContainText('Attempted');
  await expect(rows(page).nth(1)).toContainText('Solved');
  await expect(rows(page).nth(2)).not.toContainText(/Attempted|Solved/);
  const status = page.getByLabel('Status');
  await status.selectOption('Solved');
  await expectNames(page, ['Q002']);
  await expectParams(page, { category, status: 'solved' });
  await status.selectOption('Not Started');
  await expectNames(page, ['Q003', 'Q004']);
  await page.getByRole('banner').locator('summary', { hasText: username }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully');
  await expect(status).toHaveCount(0);
  await expectNames(page, ['Q001', 'Q002', 'Q003', 'Q004']);
  await expect(rows(page).first()).not.toContainText('Attempted');
});

test('filters chosen before the scripts load are applied', async ({ page, site }) => {
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

test('sort and page are restored by links within the site, not by Back', async ({ page, site }) => {
  await makeCategory(site, 60);
  const sort = { sort: 'difficulty', direction: 'desc' };
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
    await expect(page).toHaveURL(/\/$/);
  };

  await test.step('Back leads to what was shown', async () => {
    await openList(page, '/questions');
    await leave();
    // Meanwhile in another tab.
    await page.evaluate(() => localStorage.setItem('questionsTablePagination', '{"page":2}'));
    await page.goBack();
    await expect(rows(page).first()).toHaveText(/^1\D/);
    await expectParams(page, {});
  });

  await test.step('a new visit and a link lead to what is remembered', async () => {
    await openList(page, '/questions?sort=difficulty&direction=desc');
    await pageLink(page, 'Next').click();
    await expectParams(page, { ...sort, page: '2' });
    await expect(rows(page).first()).toHaveText(/^26/);
    await page.goto('/questions');
    await expectParams(page, { ...sort, page: '2' });
    await expect(columnHeader(page, 'Difficulty')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toHaveText(/^26/);
    await leave();
    await page.getByRole('link', { name: 'Start Practicing' }).click();
    await expectParams(page, { ...sort, page: '2' });
    await expect(rows(page).first()).toHaveText(/^26/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('the list can be filtered, sorted and paged', async ({ page, site }) => {
    const { category, path } = await makeCategory(site, 60);
    await page.goto('/questions');
    await page.getByLabel('Category').selectOption(category);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expectShowing(page, 1, 25, 60);
    await pageLink(page, 'Next').click();
    await expectShowing(page, 26, 50, 60);
    await columnHeader(page, 'Difficulty').getByRole('link').click();
    await columnHeader(page, 'Difficulty').getByRole('link').click();
    await expect(rows(page).first()).toContainText('Q060');
    // Searching keeps the sort order.
    await searchField(page).fill('q05');
    await searchField(page).press('Enter');
    await expect(columnHeader(page, 'Difficulty')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText('Q057');
    await page.getByLabel('Difficulty').selectOption('Medium');
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await expectNames(page, ['Q058', 'Q055', 'Q052']);
    await expect(page.getByLabel('Difficulty')).toHaveValue('');
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await expectShowing(page, 1, 10, 10);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page.getByLabel('Category')).toHaveValue('');
    await page.goto(path);
    await expect(page.getByRole('link', { name: /^Question of the Day/ })).toHaveAttribute(
      'href',
      /^\/question\/\d+$/,
    );
  });
});
