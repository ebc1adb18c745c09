import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import {
  columnHeader,
  makeCategory,
  openList,
  rows,
  searchField,
} from './support/question-list.ts';

test('the list is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  const { ids, path } = await makeCategory(site, 203, {
    0: { description: 'How much quinoa is left?' },
    200: { isPremium: true },
    202: { name: `Q203 ${'very'.repeat(40)} long` },
  });
  const { id } = await signInAs(page);
  await site.pool.query(
    `insert into question_statuses (user_id, question_id, status)
     values ($1, $2, 'attempted'), ($1, $3, 'solved')`,
    [id, ids[200], ids[201]],
  );

  await test.step('with pages, marks and long words', async () => {
    await openList(page, `${path}&page=9`);
    await expect(rows(page)).toContainText([/Attempted.*Premium/, /Solved/, /^203Q203 very/]);
    await expectRight(page);
  });

  await test.step('with the shortcuts dialog, which captures all keys', async () => {
    const firstLink = rows(page).getByRole('link').first();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await expectRight(page, { include: 'dialog[open]' });
    await page.keyboard.press('j');
    await expect(firstLink).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('j');
    await expect(firstLink).toBeFocused();
  });

  await test.step('with a level, no names, and what else a search finds', async () => {
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await searchField(page).fill('quinoa');
    const results = page.getByRole('region', { name: 'Results for “quinoa”' });
    await expect(results.getByText('Statement: How much quinoa is left?')).toBeVisible();
    await expectRight(page, { include: 'main' });
  });

  await test.step('with sortable cards on a phone', async () => {
    await page.setViewportSize(viewports.phone);
    await openList(page, path);
    const [title, badge] = await Promise.all([
      rows(page).nth(1).getByRole('link').boundingBox(),
      rows(page).nth(1).getByText('Medium').boundingBox(),
    ]);
    expect(badge?.y).toBeGreaterThan(title?.y ?? Number.POSITIVE_INFINITY);
    const header = columnHeader(page, 'Question Name');
    await header.getByRole('link').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page).first()).toContainText('Q203');
    // The whole card is clickable.
    await rows(page)
      .nth(1)
      .click({ position: { x: 300, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`/question/${ids[201]}\\?`));
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
