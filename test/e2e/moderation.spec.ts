import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertReport } from './support/moderation.ts';

const path = '/admin/moderation';
const cardOf = (page: Page, { author }: { author: { username: string } }) =>
  page.getByRole('article').filter({ hasText: author.username });

test('a report says what is wrong with which comment, and where it stands', async ({
  page,
  site,
  signInAs,
}) => {
  const reported = await insertReport(site.pool, {
    content: 'It is $\\frac12$, ||surely|| <script>alert(1)</script>',
    reason: 'Gives it away.\n<b>Twice</b>',
  });
  await signInAs(page, { isAdmin: true });
  await page.goto(path);
  await expect(page).toHaveTitle('Moderation · Martingale');
  await expect(page.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
  const card = cardOf(page, reported);
  await expect(card).toContainText(`Reported by ${reported.reporter.username}`);
  await expect(card).toContainText('Gives it away.\n<b>Twice</b>');
  await expect(card.locator('.katex')).toBeVisible();
  await expect(card.locator('details.spoiler')).toBeVisible();
  await expect(card).toContainText('<script>alert(1)</script>');
  await expect(card.getByRole('link', { name: reported.discussion.title })).toHaveAttribute(
    'href',
    `/discussions/${reported.discussion.id}#comment-${reported.commentId}`,
  );
});

test('deletes a comment with a reason for its author', async ({ page, site, signInAs }) => {
  const reported = await insertReport(site.pool);
  const admin = await signInAs(page, { isAdmin: true });
  await page.goto(path);
  await cardOf(page, reported).getByRole('button', { name: 'Delete comment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete comment?' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await cardOf(page, reported).getByRole('button', { name: 'Delete comment' }).click();
  await dialog.getByLabel('Reason').fill('No advertisements, please.');
  await dialog.getByRole('button', { name: 'Delete comment' }).click();
  await expectToast(page, 'Report upheld', 'The comment is deleted.');
  await expect(cardOf(page, reported)).toHaveCount(0);
  const { rows } = await site.pool.query(
    'select deleted_by, deletion_reason from comments where id = $1',
    [reported.commentId],
  );
  expect(rows).toEqual([{ deleted_by: admin.id, deletion_reason: 'No advertisements, please.' }]);

  await page.getByRole('tab', { name: 'Upheld' }).click();
  await expect(page).toHaveURL(`${path}?tab=upheld`);
  const card = cardOf(page, reported);
  await expect(card).toContainText(`Upheld by ${admin.username}`);
  await expect(card).toContainText('Comment deleted');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('dismisses a report and leaves the comment', async ({ page, site, signInAs }) => {
  const reported = await insertReport(site.pool);
  const admin = await signInAs(page, { isAdmin: true });
  await page.goto(path);
  await cardOf(page, reported).getByRole('button', { name: 'Dismiss' }).click();
  await expectToast(page, 'Report dismissed', 'The comment stays.');
  await expect(cardOf(page, reported)).toHaveCount(0);
  // The button that had the focus is gone.
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await page.goto(`${path}?tab=dismissed`);
  await expect(cardOf(page, reported)).toContainText(`Dismissed by ${admin.username}`);
  await expect(cardOf(page, reported)).not.toContainText('Comment deleted');
});

test('a report of a comment that is gone can still be decided', async ({
  page,
  site,
  signInAs,
}) => {
  const reported = await insertReport(site.pool);
  await site.pool.query('update comments set deleted_at = now(), deleted_by = $1 where id = $2', [
    reported.author.id,
    reported.commentId,
  ]);
  await signInAs(page, { isAdmin: true });
  await page.goto(path);
  const card = cardOf(page, reported);
  await expect(card).toContainText('Comment deleted');
  await card.getByRole('button', { name: 'Uphold report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uphold report?' });
  await expect(dialog.getByLabel('Reason')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Uphold report' }).click();
  await expectToast(page, 'Report upheld', 'The comment is deleted.');
  await expect(card).toHaveCount(0);
});

test('there are pages where there are many', async ({ page, site, signInAs }) => {
  const { commentId } = await insertReport(site.pool);
  await site.pool.query(
    `insert into comment_reports (comment_id, reason, status, resolved_at)
       select $1, 'Reason ' || n, 'dismissed', now() from generate_series(1, 30) n`,
    [commentId],
  );
  await signInAs(page, { isAdmin: true });
  await page.goto(`${path}?tab=dismissed`);
  await expect(page.getByRole('article')).toHaveCount(25);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(`${path}?tab=dismissed&page=2`);
  await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
  await page.goto(`${path}?tab=dismissed&page=999`);
  await expect(page.getByRole('main')).toContainText('There are no reports on this page.');
  await page.getByRole('link', { name: 'Newer' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('when something comes between', () => {
  test.use({ expectedConsoleErrors: [/status of (?:409|429)/] });

  test('whoever comes second is told, and the list is refreshed', async ({
    page,
    site,
    signInAs,
  }) => {
    const [first, second] = [await insertReport(site.pool), await insertReport(site.pool)];
    await signInAs(page, { isAdmin: true });
    await page.goto(path);
    for (const { reportId } of [first, second]) {
      await site.pool.query(
        `update comment_reports set status = 'dismissed', resolved_at = now() where id = $1`,
        [reportId],
      );
    }
    await cardOf(page, first).getByRole('button', { name: 'Dismiss' }).click();
    await expectToast(
      page,
      'Already decided',
      'Somebody else has decided on this report meanwhile.',
    );
    await expect(cardOf(page, first)).toHaveCount(0);
    await expect(cardOf(page, second)).toHaveCount(0);
  });

  test('also in the dialog', async ({ page, site, signInAs }) => {
    const reported = await insertReport(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(path);
    await cardOf(page, reported).getByRole('button', { name: 'Delete comment' }).click();
    await site.pool.query(
      `update comment_reports set status = 'dismissed', resolved_at = now() where id = $1`,
      [reported.reportId],
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
    await expectToast(
      page,
      'Already decided',
      'Somebody else has decided on this report meanwhile.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { rows } = await site.pool.query('select deleted_at from comments where id = $1', [
      reported.commentId,
    ]);
    expect(rows).toEqual([{ deleted_at: null }]);
  });

  test('a failure keeps what was typed', async ({ page, site, signInAs }) => {
    const reported = await insertReport(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(path);
    await page.route('**/api/admin/comment-reports/*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Something went wrong.' } }),
    );
    await cardOf(page, reported).getByRole('button', { name: 'Delete comment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A long explanation');
    await dialog.getByRole('button', { name: 'Delete comment' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.');
    await expect(dialog.getByLabel('Reason')).toHaveValue('A long explanation');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await cardOf(page, reported).getByRole('button', { name: 'Dismiss' }).click();
    await expectToast(page, 'Failed to dismiss report', 'Something went wrong.');
    await expect(cardOf(page, reported)).toBeVisible();
  });

  test('a list that does not come can be asked for again', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/about');
    await page.route('**/api/admin/comment-reports?*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
    );
    await openInBrowser(page, path);
    await expect(page.getByRole('alert')).toContainText('The reports could not be loaded.');
    await expect(page.getByRole('alert')).toContainText('Too many requests');
    await page.unroute('**/api/admin/comment-reports?*');
    await page.route('**/api/admin/comment-reports?*', (route) =>
      route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
    );
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('main')).toContainText('No report is waiting for a decision.');
  });
});

test.describe('without the right', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('people are told and sent home', async ({ page, site, signInAs }) => {
    const { reporter } = await insertReport(site.pool);
    await signInAs(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(403);
    expect(await answer?.text()).not.toContain(reporter.username);
    await expectToast(page, 'Access Denied', "You don't have admin privileges");
    await expect(page).toHaveURL('/');
  });

  test('visitors sign in first', async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Fmoderation');
  });
});

test('the queue is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  await insertReport(site.pool, {
    title: 'unbreakable'.repeat(9),
    content: `${'word '.repeat(600)}\n\n$$${'x + '.repeat(60)}y$$\n\n${'unbreakable'.repeat(20)}`,
    reason: 'unbreakable'.repeat(30),
  });
  const reported = await insertReport(site.pool);
  await signInAs(page, { isAdmin: true });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectRight(page);
  await cardOf(page, reported).getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectRight(page);
});

/** Without asking the server for the page, so that the browser fetches what it shows. */
async function openInBrowser(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
