import type { Page } from '@playwright/test';
import { insertAnswer } from '#test/support/answers.ts';
import { expect, test } from './fixtures.ts';
import { newPerson } from './support/accounts.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const check = (page: Page) => page.getByRole('button', { name: 'Check answer' });
const verdict = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a right answer shows its verdict and what is next in view', async ({ page, site }) => {
  // The bank's longest question of each kind that is answered at once.
  const { rows } = await site.pool.query(
    `select distinct on (answer ->> 'kind') question_id as id,
       coalesce(answer ->> 'numeric', answer ->> 'value') as answer
     from question_answers join questions on questions.id = question_id
     where slug is not null
       and answer ->> 'kind' in ('fraction', 'number', 'expression', 'choice')
     order by answer ->> 'kind', length(description) desc`,
  );
  const fields = page.locator('input[name=answer]');
  const field = fields.first();
  for (const { id, answer } of rows) {
    await page.goto(`/question/${id}`);
    for (const [width, height] of [
      [1280, 720],
      [900, 800],
      // Phones with their keyboard.
      [390, 514],
      [320, 514],
    ] as const) {
      await page.setViewportSize({ width, height });
      const isChoice = (await field.getAttribute('type')) === 'radio';
      const chosen = isChoice ? fields.nth(Number(answer) - 1) : field;
      if (isChoice) {
        await fields.nth(Number(answer) % 2).check();
        await chosen.check();
      } else {
        await field.fill('');
        await field.fill(answer);
      }
      const place = (await check(page).boundingBox())?.x;
      // Scrolled just far enough to show the field.
      await chosen.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await chosen.press('Enter');
      const next = page.getByRole('button', { name: /^(Next question|Back to the list)$/ });
      await expect(next).toBeInViewport({ ratio: 1 });
      expect((await next.boundingBox())?.x).toBe(place);
      const text = page.locator('form [role=status] p').first();
      await expect(text).toBeInViewport({ ratio: 1 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed).toBeLessThanOrEqual(width);
    }
  }
});

test('a newcomer answers questions in a row and keeps them with an account', async ({
  page,
  site,
  expectRight,
}) => {
  const category = uniqueName('First steps');
  const add = (name: string) => insertQuestion(site.pool, { category, name });
  const [first, second] = [await add('Step 1 of two'), await add('Step 2 of two')];
  await insertAnswer(site.pool, {
    questionId: first.id,
    answer: { kind: 'choice', choices: ['Yes, of course', 'No, never'], value: 2 },
    hints: [{ source: 'Look.', html: '<p>Look at both.</p>' }],
  });
  await insertAnswer(site.pool, {
    questionId: second.id,
    answer: { kind: 'expression', value: '\\frac{1}{2}\\ln 3', numeric: Math.log(3) / 2 },
  });
  const set = new URLSearchParams({ category });
  await page.goto(`/question/${first.id}?${set}`);

  await test.step('a choice, which a reload restores', async () => {
    await page.getByRole('button', { name: 'Show a hint (1 of 1)' }).click();
    await expect(page.getByText('Look at both.')).toBeVisible();
    await check(page).click();
    await expect(page.getByText('Choose one of the answers.')).toBeVisible();
    await page.getByRole('radio', { name: 'No, never' }).check();
    await page.reload();
    const choice = page.getByRole('radio', { name: 'No, never' });
    await expect(choice).toBeChecked();
    await choice.press('Enter');
    await expect(verdict(page, 'Right.')).toContainText('No, never');
    await expect(page.getByRole('button', { name: 'Next in this set' })).toBeVisible();
    await page.keyboard.press('Enter');
  });

  await test.step('an expression, shown as it is understood', async () => {
    await expect(page.getByRole('heading', { name: 'Step 2 of two' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    await page.keyboard.type('1/2 ln 3');
    await expect(page.getByText('Read as')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(verdict(page, 'Right.')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Create an account/ })).toBeVisible();
    await expectRight(page);
  });

  await test.step('an account created to keep them keeps them without asking', async () => {
    const ann = newPerson();
    await page.getByRole('link', { name: 'Create an account to keep this' }).click();
    await page.getByLabel('Username').fill(ann.username);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByLabel('Confirm password').fill(ann.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(page.getByText('Progress kept: 2 questions count as practiced.')).toBeVisible();
    await expectRight(page);
    await page.getByRole('link', { name: 'Continue to your question' }).click();
    await expect(page).toHaveURL(`/question/${second.id}?${set}`);
    await page.goto(`/questions?${set}&status=solved`);
    await expect(page.getByRole('link', { name: /^Step \d of two$/ })).toHaveCount(2);
    await expect(page.getByText(/^Keep the/)).toHaveCount(0);
  });
});
