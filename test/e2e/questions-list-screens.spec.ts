import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { columnHeader, makeCategory, openList, rows } from './support/question-list.ts';

const states = [
  { what: 'pages and marks', query: '&page=9' },
  { what: 'a level', query: '&level=Easy&search=Q20' },
  { what: 'no questions', query: '&search=nothing' },
];

test('the list is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  const { ids, path } = await makeCategory(site, 203, { 200: { isPremium: true } });
  const { id } = await signInAs(page);
  await site.pool.query(
    `insert into question_statuses (user_id, question_id, status)
     values ($1, $2, 'attempted'), ($1, $3, 'solved')`,
    [id, ids[200], ids[201]],
  );
  for (const { what, query } of states) {
    await test.step(`with ${what}`, async () => {
      await openList(page, path + query);
      await expectRight(page);
    });
  }
});

test('the dialog of keyboard shortcuts is accessible and keeps keys to itself', async ({
  page,
  site,
  expectRight,
}) => {
  const { path } = await makeCategory(site, 2);
  await openList(page, path);
  const firstLink = rows(page).getByRole('link').first();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expectRight(page);
  await page.keyboard.press('j');
  await expect(firstLink).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(firstLink).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone });

  test('rows are sortable cards, even with long words', async ({ page, site }) => {
    const name = `A ${'very'.repeat(40)} long word`;
    const { ids, path } = await makeCategory(site, 2, { 0: { name } });
    await openList(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewports.phone.width);
    const [title, badge] = await Promise.all([
      rows(page).nth(1).getByRole('link').boundingBox(),
      rows(page).nth(1).getByText('Medium').boundingBox(),
    ]);
    expect(badge?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY);
    const header = page.getByRole('columnheader', { name: 'Question Name' });
    await header.getByRole('link').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText('Q002');
    // The whole card is clickable.
    await rows(page)
      .first()
      .click({ position: { x: 300, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`/question/${ids[1]}\\?`));
  });
});

test.describe('on a phone without scripts', () => {
  test.use({
    viewport: viewports.phone,
    javaScriptEnabled: false,
    expectedConsoleErrors: [/\.js \(csp\)$/],
  });

  test('the first question is on the first screen, and filters unfold', async ({ page, site }) => {
    const { category } = await makeCategory(site, 2);
    await page.goto('/questions');
    const box = await rows(page).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewports.phone.height);
    await expect(page.getByLabel('Category')).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
    await page.getByLabel('Category').selectOption(category);
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByText('Filters (1)')).toBeVisible();
    await expect(page.getByLabel('Category')).toBeVisible();
    await page.setViewportSize(viewports.desktop);
    await page.goto('/questions');
    await expect(page.getByLabel('Category')).toBeVisible();
    await expect(page.getByText('Filters', { exact: true })).toBeHidden();
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 900, height: 800 } });

  test('the list looks the same after a visit to the admin area', async ({
    page,
    site,
    signInAs,
  }) => {
    await makeCategory(site, 3, { 1: { isPremium: true } });
    await signInAs(page, { isAdmin: true });
    await page.goto('/admin');
    const table = page.getByRole('table', { name: 'Questions' });
    await expect(table.getByRole('checkbox').nth(1)).toBeVisible();
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await expect(columnHeader(page, '#')).toBeVisible();
    const before = await boxesOf(page);
    await page.reload();
    expect(before).toEqual(await boxesOf(page));
  });

  /** The boxes of the rows and cells, relative to their table. */
  async function boxesOf(page: Page) {
    const table = page.getByRole('table', { name: 'Questions' });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    return table.evaluate(async (element) => {
      await document.fonts.ready;
      const origin = element.getBoundingClientRect();
      return [...element.querySelectorAll('tr, th, td')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { part: part.tagName, x: x - origin.x, y: y - origin.y, width, height };
      });
    });
  }
});

test.describe('company logo', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('shows the logo, or says that it failed to load', async ({ page, site }) => {
    const setLogo = (value: string) =>
      site.pool.query(
        `insert into settings (key, value) values ('company_logo', $1)
         on conflict (key) do update set value = excluded.value`,
        [value],
      );
    try {
      await setLogo('/favicon.svg');
      await page.goto('/questions');
      await expect(page.getByRole('img', { name: 'Martingale logo' })).toBeVisible();
      await setLogo('/uploads/gone.png');
      await page.goto('/questions');
      await expect(page.getByText('Failed to load company logo')).toBeVisible();
    } finally {
      await setLogo('');
    }
  });
});
