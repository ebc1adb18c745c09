import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';

const usersPath = '/admin?tab=users';
const reportsPath = '/admin?tab=reports';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const newUser = async (pool: Pool, overrides: Parameters<typeof createSignedInUser>[1] = {}) =>
  (await createSignedInUser(pool, overrides)).user;

/** A question with a formula and an error that somebody reported in it. */
async function insertReport(pool: Pool, reporter: { id: number; email: string }) {
  const name = `Dice ${randomBytes(4).toString('hex')}`;
  const { rows } = await pool.query<{ id: number; question_id: number }>(
    `with question as (
       insert into questions (name, description, description_html)
       values ($1, 'Two dice', '<p>Two dice are <em>thrown</em>.</p>') returning id
     )
     insert into error_reports (question_id, reported_by, reported_by_email, description)
     select id, $2, $3, 'The sum is <b>wrong</b>:' || chr(10) || 'it should be 7.' from question
     returning id, question_id`,
    [name, reporter.id, reporter.email],
  );
  const [row] = rows;
  if (!row) throw new Error('The report was not inserted');
  return { id: row.id, questionId: row.question_id, name };
}

test('an administrator finds a user, grants and revokes admin', async ({
  page,
  site,
  signInAs,
}) => {
  const admin = await signInAs(page, { isAdmin: true });
  const user = await newUser(site.pool, { isEmailVerified: false });
  await insertSubscription(site.pool, user.id, { plan: 'annual' });
  await page.goto(usersPath);
  await page.getByLabel('Search by name or email').fill(user.username.toUpperCase());
  await expect(page).toHaveURL(/search=/);
  const row = rowOf(page, user.email);
  await expect(row).toContainText('Unverified');
  await expect(row).toContainText('Annual, active');
  await row.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: user.username });
  await expect(details).toContainText(`${user.email} (not verified)`);
  await expect(details).toContainText('0 of 0 attempted');
  await details.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('button', { name: 'Make admin' }).click();
  const asking = page.getByRole('dialog', { name: `Make ${user.username} an administrator?` });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await expect(asking).toBeHidden();
  await row.getByRole('button', { name: 'Make admin' }).click();
  await asking.getByRole('button', { name: 'Make admin' }).click();
  await expectToast(page, 'Admin rights granted', user.username);
  await expect(row.getByText('Admin', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Revoke admin' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke admin' }).click();
  await expectToast(page, 'Admin rights revoked', user.username);
  await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);

  await page.goto(`${usersPath}&search=${admin.username}`);
  const own = rowOf(page, admin.email);
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(1);
});

test('an administrator deletes a user', async ({ page, site, signInAs }) => {
  await signInAs(page, { isAdmin: true });
  const user = await newUser(site.pool);
  await page.goto(`${usersPath}&search=${user.username}`);
  await rowOf(page, user.email).getByRole('button', { name: 'Delete' }).click();
  const asking = page.getByRole('dialog', { name: `Delete the account of ${user.username}?` });
  await expect(asking).toContainText('Unknown User');
  await asking.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'User deleted', user.username);
  await expect(page.getByText('Nothing matches.')).toBeVisible();
});

test.describe('what cannot be done', () => {
  test.use({ expectedConsoleErrors: [/status of (403|404|409)/] });

  test('is said in a toast, and the list is up to date', async ({ page, site, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    const user = await newUser(site.pool);
    await page.goto(`${usersPath}&search=${user.username}`);
    await rowOf(page, user.email).getByRole('button', { name: 'Make admin' }).click();
    await site.pool.query('delete from users where id = $1', [user.id]);
    await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await expectToast(page, 'Failed to update user', 'User not found');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    const other = await newUser(site.pool);
    await page.goto(`${usersPath}&search=${other.username}`);
    await rowOf(page, other.email).getByRole('button', { name: 'Delete' }).click();
    await site.pool.query('delete from users where id = $1', [other.id]);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await expectToast(page, 'Failed to delete user', 'User not found');
  });

  test('keeps what was written about a report', async ({ page, site, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    const report = await insertReport(site.pool, await newUser(site.pool));
    await page.goto(`${reportsPath}&search=${report.name}`);
    await rowOf(page, report.name).getByRole('button', { name: 'Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error report' });
    await dialog.getByLabel('Status').fill('Done');
    await site.pool.query('delete from error_reports where id = $1', [report.id]);
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await expectToast(page, 'Update failed', 'Report not found');
    await expect(dialog.getByLabel('Status')).toHaveValue('Done');
  });
});

test('a report is settled, and its reporter reads so', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const reporter = await signInAs(context);
  const report = await insertReport(site.pool, reporter);
  await signInAs(page, { isAdmin: true });
  await page.goto(`${reportsPath}&status=new`);
  await page.getByLabel('Search in reports').fill(report.name);
  await rowOf(page, report.name).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error report' });
  await expect(dialog).toContainText('The sum is <b>wrong</b>:\nit should be 7.');
  await expect(dialog.locator('em')).toHaveText('thrown');
  await expect(dialog).toContainText('No solution has been added for this question yet.');
  await expect(dialog.getByRole('link', { name: report.name })).toHaveAttribute(
    'href',
    `/question/${report.questionId}`,
  );

  const answer = 'Thank you: it is 7 now.';
  await dialog.getByLabel('Reply to the reporter').fill(answer);
  // Nothing is lost by a key.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await rowOf(page, report.name).getByRole('button', { name: 'Review' }).click();
  await dialog.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Reply sent', 'The reporter is told on the site and by mail.');
  await expect(dialog.getByRole('listitem')).toContainText(answer);
  await expect(dialog.getByLabel('Reply to the reporter')).toHaveValue('');
  const typed = Promise.withResolvers<void>();
  await page.route(`**/api/admin/error-reports/${report.id}`, async (route) => {
    await typed.promise;
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Resolved' }).click();
  await dialog.getByRole('button', { name: 'Save status' }).click();
  // Nor is what is written while the last status is on its way.
  await dialog.getByLabel('Status').fill('Waiting for the author');
  typed.resolve();
  await expectToast(page, 'Status updated', '');
  await expect(dialog.locator('[data-color="green"]')).toHaveText('Resolved');
  await expect(dialog.getByRole('button', { name: 'Save status' })).toBeEnabled();
  await dialog.getByLabel('Status').press('Enter');
  await expect(dialog.locator('[data-color="gray"]').first()).toHaveText('Waiting for the author');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Status').selectOption('Waiting for the author');
  await expect(rowOf(page, report.name)).toContainText('1 reply');

  const theirs = await context.newPage();
  await theirs.goto('/notifications');
  await expect(theirs.getByRole('banner').getByLabel('Notifications, 1 unread')).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText(
    'An administrator answered your error report about',
  );
  await theirs.getByRole('link', { name: report.name }).click();
  await expect(theirs).toHaveURL(`/account#report-${report.id}`);
  const own = theirs.locator(`#report-${report.id}`);
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await expect(own).toContainText('Waiting for the author');
  await expect(own).toContainText(answer);
  const { rows } = await site.pool.query(
    "select subject from mail_messages where kind = 'report_answer' and recipient = $1",
    [reporter.email],
  );
  expect(rows).toEqual([{ subject: `Your error report on “${report.name}”` }]);
  await context.close();
});

test('everybody can use the list of users', async ({ page, site, signInAs, expectRight }) => {
  await signInAs(page, { isAdmin: true });
  const user = await newUser(site.pool, { isEmailVerified: false });
  await insertSubscription(site.pool, user.id);
  await page.goto(usersPath);
  await expect(rowOf(page, user.email)).toBeVisible();
  await rowOf(page, user.email).getByRole('button', { name: 'Delete' }).click();
  await expectRight(page);
});

test('everybody can use a report and its answer', async ({ page, site, signInAs, expectRight }) => {
  const admin = await signInAs(page, { isAdmin: true });
  const report = await insertReport(site.pool, admin);
  await page.goto(reportsPath);
  await rowOf(page, report.name).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error report' });
  await expect(dialog.getByRole('link', { name: report.name })).toBeVisible();
  await expectRight(page, { include: 'dialog[open]' });
  await page.goto('/account');
  await expect(page.locator(`#report-${report.id}`)).toContainText('New');
  await expectRight(page, { include: `#report-${report.id}` });
});
