import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { insertSubscription } from '#test/support/subscriptions.ts';
import { expect, test } from './fixtures.ts';

/** Chance 55/171, a quick simulation that also tells single trials. */
const quick = 'What the shredder took';
/** Thousands of random numbers for each trial: ten million trials never end within a test. */
const slow = 'One quote from the stream';
const premium = 'Five thousand by the close';

async function openQuestion(page: Page, pool: Pool, name: string): Promise<number> {
  const { rows } = await pool.query('select id from questions where name = $1', [name]);
  await page.goto(`/question/${rows[0].id}`);
  return rows[0].id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const simulateIt = (page: Page) => press(page, 'Simulate this question');
const start = (page: Page) => press(page, 'Start');
const lab = (page: Page) => page.getByRole('region', { name: 'Lab' });
const status = (page: Page, text: string | RegExp) =>
  lab(page).getByRole('status').filter({ hasText: text });
const means = (page: Page) => page.getByRole('table', { name: 'Running mean' });

test('a visitor predicts, runs a question, and sees the true value once it is found', async ({
  page,
  site,
  expectRight,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const labFiles = () => files.filter((file) => /\/lab|\/simulation/.test(file));
  await openQuestion(page, site.pool, quick);
  await expect(page.getByRole('button', { name: 'Check answer' })).toBeVisible();
  expect(labFiles()).toEqual([]);

  await test.step('the gate comes before any trial', async () => {
    await simulateIt(page);
    await page.getByLabel('What do you expect?').fill('one third or so');
    await press(page, 'Open the lab');
    await expect(page.getByText(/^Enter a number, a fraction/)).toBeVisible();
    expect(files.filter((file) => file.includes('/simulation'))).toEqual([]);
    await expectRight(page);
    await page.getByLabel('What do you expect?').fill('1/3');
    await press(page, 'Open the lab');
    await expect(page.getByText('You expected 1/3.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lab' })).toBeFocused();
  });

  await test.step('the prediction survives a reload', async () => {
    await page.reload();
    await simulateIt(page);
    await expect(page.getByText('You expected 1/3.')).toBeVisible();
  });

  await test.step('the trials run in a worker', async () => {
    expect(files.filter((file) => /lab-worker|\/module/.test(file))).toEqual([]);
    await page.getByLabel('Seed').fill('a');
    await start(page);
    await expect(page.getByText('Enter a whole number from 0')).toBeVisible();
    await page.getByLabel('Seed').fill('1');
    await page.getByLabel('Trials').selectOption('1,000');
    await start(page);
    await expect(status(page, 'Done: 1,000 trials, mean 0.3')).toBeVisible();
    const outcomes = page.getByRole('table', { name: 'Outcomes' });
    await expect(outcomes.getByRole('row')).toHaveCount(3);
    await expect(outcomes.getByRole('rowheader')).toHaveText(['No', 'Yes']);
    await expect(page.getByRole('definition').filter({ hasText: '1/3' })).toBeVisible();
    await expect(page.getByText('True value', { exact: true })).toHaveCount(0);
  });

  await test.step('single trials are told as the seed has it', async () => {
    const outcome = page.getByText(/^Outcome: \d$/);
    await press(page, 'Show one trial');
    await expect(page.getByText('Trial 1 with seed 1')).toBeVisible();
    await expect(page.getByText('The slips are in envelopes 3, 8, 9.')).toBeVisible();
    await expect(outcome).toHaveText('Outcome: 0');
    await press(page, 'Another trial');
    await expect(page.getByText('The slips are in envelopes 9, 13, 15.')).toBeVisible();
    await expect(outcome).toHaveText('Outcome: 1');
  });

  await test.step('the program can be read', async () => {
    await page.getByText('How a trial works: show the program').click();
    const program = lab(page).locator('pre');
    await expect(program).toContainText('export function simulate(random: () => number): number');
    await expect(program).toContainText('// content/tools/draw.ts');
    await expect(program).not.toContainText('exact');
  });

  await page.getByRole('textbox', { name: 'Your answer' }).fill('55/171');
  await press(page, 'Check answer');
  await expect(page.getByText('True value', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '0.321637' })).toBeVisible();
  await expect(page.getByText(/dashed: your answer; dotted: the true value/)).toBeVisible();
  await expectRight(page);
});

test('a user explores without answering, and solves the question with help', async ({
  page,
  site,
  signInAs,
}) => {
  await signInAs(page);
  await openQuestion(page, site.pool, quick);
  await simulateIt(page);
  await press(page, 'Explore without answering');
  await expect(lab(page)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  await expect(page.getByText('You explored the simulation before answering.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('55/171');
  await press(page, 'Check answer');
  await expect(page.getByText('Solved after exploring the simulation.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Solved after exploring the simulation.')).toBeVisible();
});

test('a premium simulation comes with the subscription', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const user = await signInAs(page);
  const id = await openQuestion(page, site.pool, premium);
  await simulateIt(page);
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  await expect(lab(page)).toHaveCount(0);
  await expectRight(page);
  const refused = await page.request.get(`/api/questions/${id}/simulation/module`);
  expect(refused.status()).toBe(403);

  await insertSubscription(site.pool, user.id);
  await page.reload();
  await simulateIt(page);
  await page.getByLabel('What do you expect?').fill('50%');
  await press(page, 'Open the lab');
  await page.getByLabel('Trials').selectOption('1,000');
  await start(page);
  await expect(status(page, 'Done: 1,000 trials, mean 0.462.')).toBeVisible();
  await expect(
    means(page).getByRole('row', { name: /^1,000 0\.462 0\.431 to 0\.493/ }),
  ).toHaveCount(1);
  await page.getByLabel('Seed').fill('2');
  await start(page);
  await expect(status(page, 'Done: 1,000 trials, mean 0.453.')).toBeVisible();
});

test('an experiment is paused, resumed and reset by keyboard', async ({ page, site }) => {
  await openQuestion(page, site.pool, slow);
  await simulateIt(page);
  await press(page, 'Explore without answering');
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
