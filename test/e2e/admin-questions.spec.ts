import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const area = (page: Page) => page.getByRole('region', { name: 'All questions' });
const row = (page: Page, name: string) => area(page).getByRole('row').filter({ hasText: name });

/** Rows change their height with the width; the list learns of it with the next frame. */
const untilRowsAreMeasured = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

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
  await page.goto(`/admin?search=${encodeURIComponent(prefix)}`);
  await expect(page.getByText('2,500 questions match')).toBeVisible();
  await expect(row(page, `${prefix} 0001`)).toBeVisible();
  const box = await area(page).boundingBox();
  expect(box?.height).toBe(500);
  expect(await area(page).getByRole('row').count()).toBeLessThan(60);

  await page.setViewportSize(viewports.phone);
  await expect(row(page, `${prefix} 0001`)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(viewports.desktop);
  await untilRowsAreMeasured(page);
  await area(page).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(row(page, `${prefix} 2500`)).toBeVisible();
  await page.getByRole('link', { name: 'Question', exact: true }).click();
  await expect(page).toHaveURL(/direction=desc/);
  await expect(row(page, `${prefix} 2500`)).toBeInViewport();
  expect(await area(page).evaluate((element) => element.scrollTop)).toBe(0);
  await site.pool.query('delete from questions where name like $1', [`${prefix}%`]);
});

test('the list is accessible and fits, and its questions are hidden and deleted', async ({
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
    { category: 'Stochastic Processes' },
  ]) {
    await insertQuestion(site.pool, { name: `${prefix} ${uniqueName('a')}`, ...fields });
  }
  await site.pool.query(
    `update questions set updated_at = now() - interval '12 minutes' where name like $1`,
    [`${prefix}%`],
  );
  await signInAs(page, { isAdmin: true });
  await page.goto(`/admin?search=${encodeURIComponent(prefix)}`);
  await expect(area(page).getByRole('row')).toHaveCount(5);
  const hidden = row(page, 'Probability');
  await expect(hidden.getByRole('cell').nth(1)).toHaveCSS('opacity', '0.7');
  await page.getByLabel('Select all that match').click();
  await expect(page.getByText('4 questions selected')).toBeVisible();
  await expectRight(page);

  await page.setViewportSize(viewports.phone);
  const cut = await area(page)
    .locator('tbody td:not(:empty)')
    .evaluateAll((cells) => {
      const edge = cells[0]?.closest('tr')?.getBoundingClientRect().right ?? 0;
      return cells.flatMap((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect().right > edge ? [cell.textContent] : [];
      });
    });
  expect(cut, 'what leaves its row').toEqual([]);
  await page.setViewportSize(viewports.desktop);

  await page.getByRole('button', { name: 'Show selected questions' }).click();
  await expect(toast(page)).toContainText('2 questions updated');
  await expect(hidden.getByRole('cell').nth(1)).toHaveCSS('opacity', '1');
  const more = hidden.getByRole('button', { name: 'More actions' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this question?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(more).toBeFocused();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(hidden).toHaveCount(0);
  await expect(area(page)).toBeFocused();
});
