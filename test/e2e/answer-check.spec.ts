import type { Page } from '@playwright/test';
import { insertAnswer } from '#test/support/answers.ts';
import { expect, test } from './fixtures.ts';
import { newPerson } from './support/accounts.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const check = (page: Page) => page.getByRole('button', { name: 'Check answer' });
const verdict = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const hints = [
  { source: 'Look.', html: '<p>Look at both.</p>' },
  { source: 'Count.', html: '<p>Count them.</p>' },
];

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
  await check(page).click();
  await expect(page.getByText('Choose one of the answers.')).toBeVisible();
  await page.getByRole('radio', { name: 'Yes, of course' }).check();
  await check(page).click();
  await expect(verdict(page, 'Not quite. Try again or take a hint.')).toBeVisible();
  await page.getByRole('radio', { name: 'No, never' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'No, never' })).toBeChecked();
  await check(page).click();
  await expect(verdict(page, 'Right.')).toContainText('No, never');
  await expect(page.getByRole('button', { name: 'Reveal answer' })).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('an expression is shown as it is read, then judged', async ({ page, site, expectRight }) => {
  const { id } = await insertQuestion(site.pool);
  await insertAnswer(site.pool, {
    questionId: id,
    answer: { kind: 'expression', value: '\\frac{1}{2}\\ln 3', numeric: Math.log(3) / 2 },
  });
  await page.goto(`/question/${id}`);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('1/2π');
  await expect(page.getByText('We stopped reading at “π”.')).toBeVisible();
  await field.fill('1/2 ln 3');
  await expect(page.getByText('Read as')).toBeVisible();
  await expectRight(page);
  await field.press('Enter');
  await expect(verdict(page, 'Right.')).toBeVisible();
});

test('a verdict appears in view, whatever the question', async ({ page, site }) => {
  // The bank's longest of each kind.
  const { rows } = await site.pool.query(
    `select distinct on (answer ->> 'kind') question_id as id
     from question_answers join questions on questions.id = question_id
     where slug is not null and answer ->> 'kind' <> 'open'
     order by answer ->> 'kind', length(description) desc`,
  );
  const field = page.locator('input[name=answer]').first();
  for (const { id } of rows) {
    await page.goto(`/question/${id}`);
    for (const [width, height] of [
      [1280, 720],
      // A phone with its keyboard.
      [390, 514],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isChoice = (await field.getAttribute('type')) === 'radio';
      await (isChoice ? field.check() : field.fill(`${height}`));
      // Scrolled just far enough to show the field.
      await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await field.press('Enter');
      const text = page.locator('form [role=status] p').first();
      await expect(text).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a newcomer answers five questions in a row and keeps them with an account', async ({
  page,
  site,
  expectRight,
}) => {
  const category = uniqueName('First steps');
  for (let place = 1; place <= 5; place += 1) {
    const { id } = await insertQuestion(site.pool, { category, name: `Step ${place} of five` });
    await insertAnswer(site.pool, { questionId: id, answer: { kind: 'number', value: 2 } });
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Practicing' }).click();
  await page.getByLabel('Category').selectOption(category);
  await page.getByRole('link', { name: 'Step 1 of five' }).click();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.click();
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByRole('heading', { name: `Step ${place} of five` })).toBeVisible();
    await expect(field).toBeFocused();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(verdict(page, 'Right.')).toBeInViewport({ ratio: 1 });
    if (place === 5) break;
    await expect(page.getByText('Or press Enter again.')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expectRight(page);
  await page.getByRole('link', { name: 'Create an account to keep this' }).click();
  const person = newPerson();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Keep the 5 questions you answered here?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('Progress kept', { exact: true })).toBeVisible();
  await page.goto(`/questions?category=${encodeURIComponent(category)}&status=solved`);
  await expect(page.getByRole('link', { name: /^Step \d of five$/ })).toHaveCount(5);
  await expect(page.getByText(/^Keep the/)).toHaveCount(0);
});

test('a phone shows the answer field before the status', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool);
  await insertAnswer(site.pool, { questionId: id, answer: { kind: 'number', value: 2 } });
  await signInAs(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/question/${id}`);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toBeInViewport({ ratio: 1 });
  const status = page.getByRole('group', { name: 'Your progress' });
  await expect(status).toBeVisible();
  const top = async (element: typeof field) => (await element.boundingBox())?.y ?? 0;
  expect(await top(status)).toBeGreaterThan(await top(field));
});
