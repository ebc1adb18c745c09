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

test.describe('one’s own progress', () => {
  test('is marked, can be filtered by, and leaves with its owner', async ({
    page,
    site,
    signInAs,
  }) => {
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

  test('is not for visitors, whatever the address says', async ({ page, site }) => {
    const { path } = await makeCategory(site, 2);
    await openList(page, `${path}&status=solved`);
    await expect(page.getByLabel('Status')).toHaveCount(0);
    await expectNames(page, ['Q001', 'Q002']);
  });
});

test.describe('keys', () => {
  test('focus the search, walk the rows, open a question and list themselves', async ({
    page,
    site,
  }) => {
    const { ids, path } = await makeCategory(site, 3);
    await openList(page, path);
    const links = rows(page).getByRole('link');
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    // Typed, and so no shortcuts.
    await page.keyboard.type('/jk?');
    await expect(searchField(page)).toHaveValue('/jk?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await searchField(page).fill('');
    await expectNames(page, ['Q001', 'Q002', 'Q003']);
    await searchField(page).blur();
    await page.keyboard.press('Control+j');
    await expect(links.first()).not.toBeFocused();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await page.keyboard.press('j');
    await expect(links.first()).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    for (const expected of [0, 1, 2, 2]) {
      await page.keyboard.press('j');
      await expect(links.nth(expected)).toBeFocused();
    }
    await page.keyboard.press('k');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/question/${ids[1]}(/|$)`));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('the page lists, filters, sorts and pages', async ({ page, site }) => {
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
    // The order stays, and the search with it.
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

test.describe('the rows', () => {
  test.use({ expectedConsoleErrors: [/(status of|answered) 503/] });

  test('have placeholders while they load first, and can be asked for again', async ({
    page,
    site,
  }) => {
    await makeCategory(site, 1);
    const list = '**/api/questions?*';
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(list, async (route) => {
      await held;
      await route.fulfill({ status: 503, json: { message: 'Please try again in a moment' } });
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Practicing' }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole('status')).toHaveText('Loading the questions…');
    release();
    await expect(page.getByRole('alert')).toContainText('The questions could not be loaded');
    await expect(page.getByRole('alert')).toContainText('Please try again in a moment');
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).getByRole('link').first()).toBeVisible();
  });
});
