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

/** A question with an error report. */
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

test('an administrator finds a user, grants and revokes admin, and deletes the account', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  await signInAs(page, { isAdmin: true });
  const user = await newUser(site.pool, { isEmailVerified: false });
  await insertSubscription(site.pool, user.id, { plan: 'annual' });
  await page.goto(usersPath);
  const row = rowOf(page, user.email);
  const dialog = page.getByRole('dialog');

  await test.step('is accessible and fits', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    await expectRight(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('fits with the widest name', async () => {
    await newUser(site.pool, { username: 'W'.repeat(20), email: `${'w'.repeat(60)}@example.org` });
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(usersPath);
      await expect(rowOf(page, 'WWWW').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  await test.step('finds and shows a user', async () => {
    await page.getByLabel('Search by name or email').fill(user.username.toUpperCase());
    await expect(page).toHaveURL(/search=/);
    await expect(row).toContainText('Unverified');
    await expect(row).toContainText('Annual, active');
    await row.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: user.username });
    await expect(details).toContainText(`${user.email} (not verified)`);
    await expect(details).toContainText('0 of 0 attempted');
    await details.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('grants and revokes admin', async () => {
    await row.getByRole('button', { name: 'Make admin' }).click();
    await dialog.getByRole('button', { name: 'Make admin' }).click();
    await expectToast(page, 'Admin rights granted', user.username);
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: 'Revoke admin' }).click();
    await dialog.getByRole('button', { name: 'Revoke admin' }).click();
    await expectToast(page, 'Admin rights revoked', user.username);
    await expect(row.getByText('Admin', { exact: true })).toHaveCount(0);
  });

  await test.step('deletes the account', async () => {
    await row.getByRole('button', { name: 'Delete' }).click();
    const confirmation = page.getByRole('dialog', {
      name: `Delete ${user.username}’s account?`,
    });
    await expect(confirmation).toContainText('Unknown User');
    await confirmation.getByRole('button', { name: 'Delete account' }).click();
    await expectToast(page, 'User deleted', user.username);
    await expect(page.getByText('Nothing matches.')).toBeVisible();
  });
});

test('an error report is answered, and its reporter reads so', async ({
  page,
  browser,
  site,
  signInAs,
  expectRight,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const reporter = await signInAs(context);
  const report = await insertReport(site.pool, reporter);
  await signInAs(page, { isAdmin: true });
  await page.goto(`${reportsPath}&status=new`);
  await page.getByLabel('Search error reports').fill(report.name);
  await rowOf(page, report.name).getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Error report' });
  await expect(dialog).toContainText('The sum is <b>wrong</b>:\nit should be 7.');
  await expect(dialog.locator('em')).toHaveText('thrown');
  await expect(dialog).toContainText('No solution has been added for this question yet.');
  await expect(dialog.getByRole('link', { name: report.name })).toHaveAttribute(
    'href',
    `/question/${report.questionId}`,
  );

  await expectRight(page, { include: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(report.name);
  await expectRight(page, { include: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const answer = 'Thank you: it is 7 now.';
  await dialog.getByLabel('Reply to the reporter').fill(answer);
  await dialog.getByRole('button', { name: 'Reply and resolve' }).click();
  await expectToast(page, 'Reply sent', 'The reporter is notified on the site and by email.');
  await expect(dialog.getByRole('listitem')).toContainText(answer);
  await expect(dialog.locator('[data-color="green"]')).toHaveText('Resolved');
  await dialog.getByLabel('Status').selectOption('Other…');
  await dialog.getByLabel('Status').fill('Waiting for the author');
  await dialog.getByLabel('Status').press('Enter');
  await expectToast(page, 'Status updated', '');
  await expect(dialog.locator('[data-color="gray"]').first()).toHaveText('Waiting for the author');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
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
  await expectRight(theirs, { include: `#report-${report.id}` });
  const { rows } = await site.pool.query(
    "select subject from mail_messages where kind = 'report_answer' and recipient = $1",
    [reporter.email],
  );
  expect(rows).toEqual([{ subject: `Your error report on “${report.name}”` }]);
  await context.close();
});
