import { expect, test, viewports } from './fixtures.ts';
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
  const expectRestored = async () => {
    await expectParams(page, { sort: 'difficulty', direction: 'desc', page: '2' });
    await expect(columnHeader(page, 'Difficulty')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toHaveText(/^26/);
  };
  const leave = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Martingale' }).click();
    await expect(page).toHaveURL(/\/$/);
  };

  await test.step('Back restores what was shown', async () => {
    await openList(page, '/questions');
    await leave();
    // Meanwhile in another tab.
    await page.evaluate(() => localStorage.setItem('questionsTablePagination', '{"page":2}'));
    await page.goBack();
    await expect(rows(page).first()).toHaveText(/^1\D/);
    await expectParams(page, {});
  });

  await test.step('a link and a new visit restore what is remembered', async () => {
    await columnHeader(page, 'Difficulty').getByRole('link').click();
    await expectParams(page, { sort: 'difficulty' });
    await columnHeader(page, 'Difficulty').getByRole('link').click();
    await pageLink(page, 'Next').click();
    await expectRestored();
    await expect(columnHeader(page, '#')).toBeInViewport();
    await leave();
    await page.getByRole('link', { name: 'Start Practicing' }).click();
    await expectRestored();
    await page.goto('/questions');
    await expectRestored();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('the first question is on the first screen, and the list can be filtered', async ({
    page,
    site,
  }) => {
    const { category, path } = await makeCategory(site, 60);
    const filters = page.getByText('Filters', { exact: true });
    await page.goto('/questions');
    await expect(page.getByLabel('Category')).toBeVisible();
    await expect(filters).toBeHidden();

    await page.setViewportSize(viewports.phone);
    const box = await rows(page).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewports.phone.height);
    await expect(page.getByLabel('Category')).toBeHidden();
    await filters.click();
    await page.getByLabel('Category').selectOption(category);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expectShowing(page, 1, 25, 60);
    await expect(page.getByText('Filters (1)')).toBeVisible();
    await expect(page.getByLabel('Category')).toBeVisible();

    // Searching keeps the sort order.
    await page.goto(`${path}&sort=difficulty&direction=desc`);
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
  });
});
