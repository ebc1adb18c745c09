import type { Page } from '@playwright/test';
import { localDate } from '#web/features/question-list/daily-memory.ts';
import { expect, test } from './fixtures.ts';
import {
  expectNames,
  expectParams,
  expectShowing,
  makeCategory,
  openList,
  rows,
} from './support/question-list.ts';

const card = (page: Page) => page.getByRole('link', { name: /^Question of the Day/ });
const todaysKey = `martingale_daily_question_${localDate()}`;

/** Before the page's own scripts run. */
function keepForToday(page: Page, id: number | undefined) {
  return page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [todaysKey, String(id)] as const,
  );
}

test('the card leads to the day’s question, which is remembered', async ({ page, site }) => {
  await makeCategory(site, 3);
  await openList(page, '/questions');
  await expect(card(page)).toHaveAttribute('href', /^\/question\/\d+$/);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), todaysKey))
    .toMatch(/^\d+$/);
  const id = await page.evaluate((key) => localStorage.getItem(key), todaysKey);
  await expect(card(page)).toHaveAttribute('href', `/question/${id}`);
  expect(await page.evaluate(() => localStorage.getItem('martingale_recent_questions'))).toBe(
    `[${id}]`,
  );
  await card(page).click();
  await expect(page).toHaveURL(new RegExp(`/question/${id}(/|$)`));
});

test('the kept question stays for the day and shows its badges', async ({ page, site }) => {
  const { category, ids } = await makeCategory(site, 3);
  await keepForToday(page, ids[1]);
  await openList(page, '/questions');
  await expect(card(page)).toContainText(`Q002 of ${category}Medium${category}`);
  await expect(card(page)).toHaveAttribute('href', `/question/${ids[1]}`);
});

test.describe('a kept question that is gone', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('is forgotten and another one chosen', async ({ page, site }) => {
    const { ids } = await makeCategory(site, 3, { 0: { isVisible: false } });
    await keepForToday(page, ids[0]);
    await openList(page, '/questions');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), todaysKey))
      .not.toBe(String(ids[0]));
    await expect(card(page)).not.toHaveAttribute('href', `/question/${ids[0]}`);
    await expect(card(page)).toHaveAttribute('href', /^\/question\/\d+$/);
  });
});

test('its mode shows that question alone, and any filter leaves it', async ({ page, site }) => {
  const { category, ids } = await makeCategory(site, 3);
  await keepForToday(page, ids[2]);
  await openList(page, '/questions?daily=1');
  await expectNames(page, ['Q003']);
  await expectShowing(page, 1, 1, 1);
  await page.getByLabel('Category').selectOption(category);
  await expectNames(page, ['Q001', 'Q002', 'Q003']);
  await expectParams(page, { category });
  await page.goBack();
  await expectNames(page, ['Q003']);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expectParams(page, {});
});

test.describe('while the day’s question is not known', () => {
  test.use({ expectedConsoleErrors: [/(status of|answered) 503/] });

  test('the card resets the filters and shows it alone once it is', async ({ page, site }) => {
    const { category } = await makeCategory(site, 3);
    const failing = '**/api/questions/daily?*';
    await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Start Practicing' }).click();
    await page.getByLabel('Category').selectOption(category);
    await expect(rows(page)).toHaveCount(3);
    await expect(card(page)).toContainText('Show today’s question');
    await expect(card(page)).toHaveAttribute('href', '/questions?daily=1');
    await card(page).click();
    await expect(page.getByRole('alert')).toContainText('The questions could not be loaded');
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expectShowing(page, 1, 1, 1);
  });
});
