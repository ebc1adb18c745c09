import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const dayLength = 86_400_000;

/** 10:30 UTC, that many days ago. */
function morning(daysAgo: number): Date {
  const today = Math.floor(Date.now() / dayLength);
  return new Date((today - daysAgo) * dayLength + 10.5 * 3_600_000);
}

async function addActivity(pool: Pool, userId: number, questionId: number, at: Date) {
  await pool.query(
    `INSERT INTO attempts (user_id, question_id, kind, status, created_at)
     VALUES ($1, $2, 'answer', 'attempted', $3)`,
    [userId, questionId, at],
  );
}

async function setStatus(page: Page, questionId: number, status: 'attempted' | 'solved') {
  const data = { questionId, status };
  expect((await page.request.post('/api/user-question-status', { data })).ok()).toBe(true);
}

/** Three questions in a new category: one solved, one attempted, one untouched. */
async function practice(page: Page, pool: Pool) {
  const category = uniqueName('Category');
  const [solved, attempted, untouched] = [
    await insertQuestion(pool, { category, difficulty: 'Easy', name: uniqueName('Solved') }),
    await insertQuestion(pool, { category, difficulty: 'Medium', name: uniqueName('Attempted') }),
    await insertQuestion(pool, { category, difficulty: 'Hard', name: uniqueName('Untouched') }),
  ];
  await setStatus(page, solved.id, 'attempted');
  await setStatus(page, solved.id, 'solved');
  await setStatus(page, attempted.id, 'attempted');
  // The site notices inserted questions after a short delay.
  await expect
    .poll(async () => {
      const { byCategory } = await (await page.request.get('/api/progress')).json();
      return byCategory.find((row: { category: string }) => row.category === category);
    })
    .toEqual({ category, total: 3, attempted: 2, solved: 1 });
  return { category, solved, attempted, untouched };
}

/** Two answers to the bank's questions, rated and with a confidence: one right, one wrong. */
async function answer(page: Page, pool: Pool) {
  const { rows } = await pool.query(
    `select question_id as id, answer ->> 'numeric' as right from question_answers
     where slug is not null and answer ->> 'numeric' is not null order by question_id limit 2`,
  );
  for (const [index, { id, right }] of rows.entries()) {
    const data = { answer: index === 0 ? right : '-98765', confidence: 80 };
    expect((await page.request.post(`/api/questions/${id}/answer`, { data })).ok()).toBe(true);
  }
}

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

test('progress fits, is accessible and up to date', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id: userId } = await signInAs(page);
  await page.setViewportSize(viewports.phone);

  await test.step('a newcomer is shown where to begin', async () => {
    await page.goto('/');
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
    await expect(
      section(page, 'A good question to start with').getByRole('listitem'),
    ).not.toHaveCount(0);
    await expectRight(page, { include: 'main' });
  });

  await test.step('and has a practice page', async () => {
    await page.goto('/practice');
    await page.getByRole('heading', { name: /^Run a drill: / }).waitFor();
    await expectRight(page, { include: 'main' });
    await page.goto('/progress');
  });

  const { category, solved, untouched } = await practice(page, site.pool);
  await answer(page, site.pool);
  for (const days of [1, 2, 40, 41, 200]) {
    await addActivity(site.pool, userId, solved.id, morning(days));
  }
  await page.setViewportSize(viewports.phone);
  await page.reload();
  await expect(section(page, 'By category').getByRole('listitem')).toContainText([
    `${category}1 of 3 solved, 1 attempted`,
  ]);

  await test.step('the calendar is scrolled to today', async () => {
    const calendar = page.getByRole('region', { name: 'Calendar of the last year' });
    const hidden = await calendar.evaluate(
      ({ scrollLeft, clientWidth, scrollWidth }) => scrollWidth - clientWidth - scrollLeft,
    );
    expect(hidden).toBeLessThanOrEqual(1);
    const activity = section(page, 'Activity');
    await activity.getByText('By month').press('Enter');
    await expect(activity.getByRole('table')).toBeVisible();
    // Axe sees only the name of a picture, and this one has a thousand elements.
    await expectRight(page, { exclude: '[aria-label="Calendar of the last year"] > svg' });
  });

  await test.step('Back loads it again', async () => {
    const latest = section(page, 'Recent activity').getByRole('listitem').first();
    await expect(latest).not.toContainText(untouched.name);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await setStatus(page, untouched.id, 'solved');
    await page.goBack();
    await expect(latest).toContainText(untouched.name);
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    expectedConsoleErrors: [/request failed: GET .*\.js \(csp\)/],
  });

  test('says that it needs them', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/progress');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress');
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(page.getByRole('status')).toBeHidden();
  });
});
