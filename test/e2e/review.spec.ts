import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { insertAnswer } from '#test/support/answers.ts';
import { insertCards } from '#test/support/reviews.ts';
import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

async function addDue(pool: Pool, userId: number, count: number) {
  const names: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id, name } = await insertQuestion(pool, { name: uniqueName('Due') });
    await insertAnswer(pool, { questionId: id });
    const due = new Date(Date.now() - (count - number) * 3_600_000);
    await insertCards(pool, [{ userId, questionId: id, due }]);
    names.push(name);
  }
  return names;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const grade = (page: Page, name: string) => page.getByRole('button', { name, pressed: true });

test('due questions are reviewed by keyboard, on accessible screens that fit', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  await test.step('visitors see what practice is', async () => {
    await page.goto('/practice');
    await expect(page.getByRole('link', { name: 'Sign in to practice' })).toBeVisible();
    await expectRight(page, { include: 'main' });
  });

  const { id } = await signInAs(page);
  const [first = '', second = ''] = await addDue(site.pool, id, 2);
  await test.step("today's card", async () => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Today' }).getByText('Review 2 questions').waitFor();
    await expectRight(page, { include: '[aria-label="Today"]' });
  });

  await test.step('the answer box of the question below it, where it is narrowest', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const labelEnd = await page.getByText('Your answer', { exact: true }).evaluate((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return text.getBoundingClientRect().right;
    });
    const confidence = await page.getByText('How sure').boundingBox();
    expect(confidence?.x).toBeGreaterThan(labelEnd);
  });

  await test.step('the practice page', async () => {
    await page.goto('/practice');
    await page.getByRole('heading', { name: 'Review 2 questions' }).waitFor();
    await page.getByRole('heading', { name: /^Run a drill: / }).waitFor();
    await expectRight(page);
  });

  await test.step('a question before its verdict', async () => {
    await page.getByRole('link', { name: 'Start the review' }).click();
    await expect(heading(page, first)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
    await expectRight(page, { include: 'main' });
  });

  await test.step('its verdict and grade', async () => {
    await page.setViewportSize(viewports.phone);
    await page.keyboard.type('2/3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Right.')).toBeInViewport();
    await expect(grade(page, 'Good')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Next question' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('4');
    await expect(grade(page, 'Easy')).toBeVisible();
    await expectRight(page, { include: 'main' });
    await page.keyboard.press('Enter');
  });

  await test.step('the last one', async () => {
    await expect(heading(page, second)).toBeVisible();
    await page.keyboard.type('0.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Show the solution' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Solution' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Done for today')).toBeVisible();
    const { due, reviewedToday } = await (await page.request.get('/api/practice/queue')).json();
    expect({ due, reviewedToday }).toEqual({ due: 0, reviewedToday: 2 });
    await expect(page.getByText('You reviewed 2 questions: 1 right, 1 missed.')).toBeVisible();
    await expectRight(page, { include: 'main' });
  });

  await test.step('what went wrong, replayed', async () => {
    await page.getByRole('link', { name: 'Replay my mistakes' }).click();
    await expect(heading(page, second)).toBeVisible();
    await page.keyboard.type('2/3');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
    await expectRight(page, { include: 'main' });
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 1 question right this time.')).toBeVisible();
    await expectRight(page, { include: 'main' });
  });

  await test.step('the practice page once the reviews are done', async () => {
    await page.getByRole('link', { name: 'What to try next' }).click();
    const step = page.getByRole('listitem').filter({ hasText: 'Review 2 questions' });
    await expect(step.getByLabel('Done')).toBeVisible();
    await expectRight(page, { include: 'main' });
  });
});
