import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { expect, test } from './fixtures.ts';

/** Chance 274/589, a quick simulation. */
const quick = 'Five thousand by the close';
/** Thousands of random numbers for each trial: ten million trials never end within a test. */
const slow = 'One quote from the stream';

async function openQuestion(page: Page, pool: Pool, name: string): Promise<void> {
  const { rows } = await pool.query('select id from questions where name = $1', [name]);
  await page.goto(`/question/${rows[0].id}`);
}

const tryIt = (page: Page) => page.getByRole('button', { name: 'Try it' }).click();
const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();
const status = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Lab' }).getByRole('status').filter({ hasText: text });
const means = (page: Page) => page.getByRole('table', { name: 'Running mean' });

test('a visitor runs a question, and sees the true value once it is found', async ({
  page,
  site,
  expectRight,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await openQuestion(page, site.pool, quick);
  await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible();
  expect(files.filter((file) => /\/lab|\.proof/.test(file))).toEqual([]);

  await tryIt(page);
  expect(files.filter((file) => /lab-worker|\.proof/.test(file))).toEqual([]);
  await page.getByLabel('Seed').fill('a');
  await start(page);
  await expect(page.getByText('Enter a whole number from 0')).toBeVisible();
  await page.getByLabel('Seed').fill('1');
  await page.getByLabel('Trials').selectOption('1,000');
  await start(page);
  await expect(status(page, 'Done: 1,000 trials, mean 0.462.')).toBeVisible();
  await expect(
    means(page).getByRole('row', { name: /^1,000 0\.462 0\.431 to 0\.493/ }),
  ).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Outcomes' }).getByRole('row')).toHaveCount(3);
  expect(files.filter((file) => file.includes('.proof'))).toHaveLength(1);
  await expect(page.getByText('True value', { exact: true })).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Your answer' }).fill('0.4652');
  await page.getByRole('button', { name: 'Check answer' }).click();
  await expect(page.getByText('True value', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '0.465195' })).toBeVisible();

  await page.getByLabel('Seed').fill('2');
  await start(page);
  await expect(status(page, 'Done: 1,000 trials, mean 0.453.')).toBeVisible();
  await expectRight(page);
});

test('an experiment is paused, resumed and reset by keyboard', async ({ page, site }) => {
  await openQuestion(page, site.pool, slow);
  await tryIt(page);
  await page.getByLabel('Trials').selectOption('10,000,000');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(page.getByLabel('Trials')).toBeDisabled();
  await expect(means(page)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(status(page, 'Paused.')).toBeVisible();
  const pausedAt = await means(page).textContent();

  await page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect(means(page)).not.toHaveText(pausedAt ?? '');
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(means(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  await expect(page.getByLabel('Trials')).toBeEnabled();
});
