import type { Page } from '@playwright/test';
import { insertAnswer } from '#test/support/answers.ts';
import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const check = (page: Page) => page.getByRole('button', { name: 'Check answer' });
const verdict = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const hints = [
  { source: 'Look.', html: '<p>Look at both.</p>' },
  { source: 'Count.', html: '<p>Count them.</p>' },
];

/** What cannot be read is a bad request, which browsers log. */
test.use({ expectedConsoleErrors: [/status of 400/] });

test('an answer is checked, and one that is right solves the question', async ({
  page,
  site,
  signInAs,
}) => {
  const { id } = await insertQuestion(site.pool);
  await insertAnswer(site.pool, { questionId: id });
  await signInAs(page);
  await page.goto(`/question/${id}`);
  await check(page).click();
  await expect(page.getByText('Enter your answer first.')).toBeVisible();
  await field(page).fill('0.67');
  await field(page).press('Enter');
  await expect(verdict(page, 'Correct so far')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  await field(page).fill('two thirds');
  await expect(verdict(page, 'Correct so far')).toHaveCount(0);
  await check(page).click();
  await expect(page.getByText('Enter a number, a fraction')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('\\frac{2}{3}');
  await check(page).click();
  await expect(verdict(page, 'Correct.')).toContainText('0.6667');
  await expect(page.getByRole('radio', { name: 'Solved' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Reveal answer' })).toHaveCount(0);
});

test('a visitor on a phone takes hints, chooses, and finds the choice again', async ({
  page,
  site,
}) => {
  const { id } = await insertQuestion(site.pool, { isPremium: true });
  await insertAnswer(site.pool, {
    questionId: id,
    answer: { kind: 'choice', choices: ['Yes, of course', 'No, never'], value: 2 },
    hints,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/hints|answer\b/.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await page.goto(`/question/${id}`);
  await page.getByRole('button', { name: 'Show a hint (1 of 2)' }).click();
  await expect(page.getByText('Look at both.')).toBeVisible();
  await expect(page.getByText('Count them.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show a hint (2 of 2)' }).click();
  await expect(page.getByText('Count them.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show a hint' })).toHaveCount(0);
  expect(calls.filter((url) => url.includes('/hints/'))).toHaveLength(2);
  await page.getByRole('radio', { name: 'Yes, of course' }).check();
  await check(page).click();
  await expect(verdict(page, 'Incorrect.')).toBeVisible();
  await page.getByRole('radio', { name: 'No, never' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'No, never' })).toBeChecked();
  await check(page).click();
  await expect(verdict(page, 'Correct.')).toContainText('No, never');
  await expect(page.getByRole('button', { name: 'Reveal answer' })).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the answer is revealed to who may read the solution', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool);
  const answer = { kind: 'number', value: 1210, unit: 'dollars' } as const;
  await insertAnswer(site.pool, { questionId: id, answer });
  await signInAs(page);
  await page.goto(`/question/${id}`);
  expect(await page.content()).not.toContain('1,210');
  await page.getByRole('button', { name: 'Reveal answer' }).click();
  await expect(verdict(page, 'The answer is')).toContainText('1,210 dollars');
  await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
});

test('a question without an answer has nothing to check', async ({ page, site }) => {
  const { id, name } = await insertQuestion(site.pool);
  await page.goto(`/question/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(check(page)).toHaveCount(0);
});
