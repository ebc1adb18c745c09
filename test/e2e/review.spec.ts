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

test('three due questions are reviewed by keyboard', async ({ page, site, signInAs }) => {
  const { id } = await signInAs(page);
  const [first = '', second = '', third = ''] = await addDue(site.pool, id, 3);
  await page.goto('/practice/review');

  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await page.keyboard.type('2/3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right.')).toBeInViewport();
  await expect(grade(page, 'Good')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('4');
  await expect(grade(page, 'Easy')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.type('1/2');
  await page.keyboard.press('Enter');
  await expect(grade(page, 'Again')).toContainText('tomorrow');
  await page.keyboard.press('u');
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.type('2/3');
  await page.keyboard.press('Enter');
  await expect(grade(page, 'Good')).toBeVisible();
  await page.keyboard.press('n');

  await expect(heading(page, third)).toBeVisible();
  await page.keyboard.type('0.6667');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Finish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Done for today')).toBeVisible();
  const { due, reviewedToday } = await (await page.request.get('/api/practice/queue')).json();
  expect({ due, reviewedToday }).toEqual({ due: 0, reviewedToday: 3 });
});

test('the practice page, the review and the card of today look right', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const { id } = await signInAs(page);
  const [name = ''] = await addDue(site.pool, id, 2);
  await page.goto('/');
  await page.getByRole('region', { name: 'Today' }).getByText('2 due today').waitFor();
  await expectRight(page, { include: '[aria-label="Today"]' });
  await page.goto('/practice');
  await page.getByText('2 questions, about').waitFor();
  await expectRight(page);
  await page.goto('/practice/review');
  await expect(heading(page, name)).toBeVisible();
  await expectRight(page);
  await page.setViewportSize(viewports.phone);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('2/3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right.')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Next question' })).toBeInViewport({ ratio: 1 });
  await expectRight(page);
});

test('visitors see what practice is', async ({ page, expectRight }) => {
  await page.goto('/practice');
  await expect(page.getByRole('link', { name: 'Sign in to practice' })).toBeVisible();
  await expectRight(page);
});
