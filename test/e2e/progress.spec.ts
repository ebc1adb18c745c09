import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const dayLength = 86_400_000;

/** Half past ten in the morning, in UTC, so many days ago. */
function morning(daysAgo: number): Date {
  const today = Math.floor(Date.now() / dayLength);
  return new Date((today - daysAgo) * dayLength + 10.5 * 3_600_000);
}

/** As the calendar names a day. */
function dayName(date: Date): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return date.toLocaleDateString('en-GB', options);
}

async function addActivity(pool: Pool, userId: number, questionId: number, at: Date) {
  await pool.query(
    `INSERT INTO question_status_events (user_id, question_id, status, created_at)
     VALUES ($1, $2, 'attempted', $3)`,
    [userId, questionId, at],
  );
}

async function setStatus(page: Page, questionId: number, status: 'attempted' | 'solved') {
  const data = { questionId, status };
  expect((await page.request.post('/api/user-question-status', { data })).ok()).toBe(true);
}

/** Three questions of a category of their own: one solved, one attempted, one untouched. */
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
  // The site hears of new questions a moment after they are there.
  await expect
    .poll(async () => {
      const { byCategory } = await (await page.request.get('/api/progress')).json();
      return byCategory.find((row: { category: string }) => row.category === category);
    })
    .toEqual({ category, total: 3, attempted: 2, solved: 1 });
  return { category, solved, attempted, untouched };
}

const section = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

/** The cell of a day, found by what a pointer over it reads. */
const cell = (page: Page, text: string) => page.locator('svg title', { hasText: text });

test('visitors sign in first', async ({ page }) => {
  await page.goto('/progress');
  await expect(page).toHaveURL('/auth?returnTo=%2Fprogress');
});

test('a newcomer is shown where to begin', async ({ page, site, signInAs }) => {
  await insertQuestion(site.pool);
  const { username } = await signInAs(page);
  await page.setViewportSize(viewports.desktop);
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: username }).click();
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress');
  await expect(page.getByText('Every streak begins with one question.')).toBeVisible();
  await expect(section(page, 'Good ones to begin with').getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Browse the questions' }).click();
  await expect(page).toHaveURL(/\/questions$/);
});

test('the phone menu leads there too', async ({ page, signInAs }) => {
  await signInAs(page);
  await page.setViewportSize(viewports.phone);
  await page.goto('/');
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress');
});

test('shows what was done and what comes next', async ({ page, site, signInAs }) => {
  await signInAs(page);
  const { category, solved, attempted } = await practice(page, site.pool);
  await page.goto('/progress');

  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText(/Solved\s*1 of [\d,]+ questions/);
  await expect(figures).toContainText(/Attempted\s*2 of [\d,]+ questions/);
  await expect(figures).toContainText(/Current streak\s*1 day/);

  await expect(section(page, 'By category').getByRole('listitem')).toContainText([
    new RegExp(`${category}1 of 3 solved, 1 attempted`),
  ]);
  const recent = section(page, 'Recent activity').getByRole('listitem');
  await expect(recent).toHaveCount(3);
  await expect(recent.first()).toContainText(`${attempted.name}Attempted just now`);
  await expect(recent.nth(1)).toContainText(`${solved.name}Solved just now`);

  const next = section(page, 'What to try next').getByRole('listitem');
  await expect(next.first()).toContainText(attempted.name);
  await expect(next.first()).toContainText('attempted, not solved yet');
  await expect(page.getByText(solved.name)).toHaveCount(2);
  await next.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/question/${attempted.id}\\b`));
});

test('is up to date when somebody comes back to it', async ({ page, site, signInAs }) => {
  await signInAs(page);
  const { untouched } = await practice(page, site.pool);
  await page.goto('/progress');
  const recent = section(page, 'Recent activity').getByRole('listitem');
  await expect(recent).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await setStatus(page, untouched.id, 'solved');
  await page.goBack();
  await expect(recent.first()).toContainText(untouched.name);
});

for (const [timezoneId, shift] of [
  ['Pacific/Kiritimati', 1],
  ['Pacific/Pago_Pago', -1],
  ['UTC', 0],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('days are those of the browser', async ({ page, site, signInAs }) => {
      const { id: userId } = await signInAs(page);
      const { solved } = await practice(page, site.pool);
      await addActivity(site.pool, userId, solved.id, morning(30));
      await page.goto('/progress');
      const day = dayName(new Date(morning(30).getTime() + shift * dayLength));
      await expect(cell(page, `${day}: 1 attempted or solved`)).toHaveCount(1);
      const active = page.locator('svg title', { hasText: 'attempted or solved' });
      await expect(active).toHaveCount(2);
      await expect(
        page.getByRole('img', { name: 'Activity: 2 days in the last year' }),
      ).toBeVisible();
      await expect(
        page.getByText(`a day ends at midnight in ${timezoneId.replaceAll('_', ' ')}.`),
      ).toBeVisible();
    });
  });
}

test.describe('where the time zone is not known', () => {
  test.use({ expectedConsoleErrors: [/status of 400/] });

  test('days are counted in UTC', async ({ page, site, signInAs }) => {
    await page.addInitScript(() => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function resolve() {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    });
    await signInAs(page);
    await practice(page, site.pool);
    await page.goto('/progress');
    await expect(page.getByText('a day ends at midnight in UTC.')).toBeVisible();
  });
});

test('the calendar can be read as a table', async ({ page, site, signInAs }) => {
  await signInAs(page);
  await practice(page, site.pool);
  await page.goto('/progress');
  await page.getByText('By month').press('Enter');
  await expect(page.getByRole('table').getByRole('row')).toHaveText([
    /^Month/,
    /^[A-Z][a-z]+ 20\d\d13$/,
  ]);
});

test.describe('when the site cannot answer', () => {
  test.use({ expectedConsoleErrors: [/status of 503|answered 503/] });

  test('says so, and tries again', async ({ page, site, signInAs }) => {
    await signInAs(page);
    await practice(page, site.pool);
    await page.route('**/api/progress*', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    await page.goto('/progress');
    await expect(page.getByRole('alert')).toContainText('Your progress could not be loaded.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(section(page, 'Recent activity')).toBeVisible();
  });
});

test.describe('when the session has ended', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('asks to sign in again', async ({ page, signInAs }) => {
    await page.setViewportSize(viewports.phone);
    await signInAs(page);
    await page.goto('/about');
    await page.locator('summary[aria-label="Menu"]').click();
    await page.context().clearCookies();
    await page.getByRole('banner').getByRole('link', { name: 'Progress' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in');
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    expectedConsoleErrors: [/request failed: GET .*\.js \(csp\)/],
  });

  test('says what it needs', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/progress');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your progress');
    await expect(page.locator('main noscript')).toBeVisible();
    await expect(page.getByRole('status')).toBeHidden();
  });
});

test('is accessible and fits, with and without progress', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id: userId } = await signInAs(page);
  await page.goto('/progress');
  await expect(page.getByText('Every streak begins')).toBeVisible();
  await expectRight(page);

  const { solved } = await practice(page, site.pool);
  for (const days of [1, 2, 40, 41, 200]) {
    await addActivity(site.pool, userId, solved.id, morning(days));
  }
  await page.setViewportSize(viewports.phone);
  await page.reload();
  const calendar = page.getByRole('region', { name: 'Calendar of the last year' });
  const hidden = await calendar.evaluate(
    ({ scrollLeft, clientWidth, scrollWidth }) => scrollWidth - clientWidth - scrollLeft,
  );
  expect(hidden).toBeLessThanOrEqual(1);
  await page.getByText('By month').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectRight(page);
});
