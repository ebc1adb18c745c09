import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const newUser = async (pool: Pool, overrides: Parameters<typeof createSignedInUser>[1] = {}) =>
  (await createSignedInUser(pool, overrides)).user;

/** A question with an error report. */
async function insertReport(pool: Pool, reporter: { id: number; email: string }) {
  const name = `Dice ${randomBytes(4).toString('hex')}`;
  const { rows } = await pool.query<{ id: number }>(
    `with question as (
       insert into questions (name, description, description_html)
       values ($1, 'Two dice', '<p>Two dice are <em>thrown</em>.</p>') returning id
     )
     insert into error_reports (question_id, reported_by, reported_by_email, description)
     select id, $2, $3, 'The sum is <b>wrong</b>:' || chr(10) || 'it should be 7.' from question
     returning id`,
    [name, reporter.id, reporter.email],
  );
  const [row] = rows;
  if (!row) throw new Error('The report was not inserted');
  return { id: row.id, name };
}

test('the users fit, and an administrator deletes an account', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const host = 'three-users.example';
  await signInAs(page, { isAdmin: true, email: `self@${host}` });
  await newUser(site.pool, { username: 'W'.repeat(20), email: `${'w'.repeat(60)}@${host}` });
  const user = await newUser(site.pool, { isEmailVerified: false, email: `gone@${host}` });
  await insertSubscription(site.pool, user.id, { plan: 'annual' });
  await page.goto(`/admin?tab=users&search=${host}`);
  await expect(rowOf(page, 'WWWW').first()).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  const row = rowOf(page, user.email);
  await row.getByRole('button', { name: 'Delete' }).click();
  await expectRight(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'User deleted', user.username);
  await expect(row).toHaveCount(0);
});

test('an error report is answered, and its reporter reads the reply', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const reporter = await createSignedInUser(site.pool);
  const report = await insertReport(site.pool, reporter.user);
  await signInAs(page, { isAdmin: true });
  await page.goto(`/admin?tab=reports&report=${report.id}`);
  const dialog = page.getByRole('dialog', { name: 'Error report' });
  await expect(dialog).toContainText('The sum is <b>wrong</b>:\nit should be 7.');
  await expectRight(page, { include: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(report.name);
  await expectRight(page, { include: 'dialog[open] [data-editor]' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const answer = 'Thank you: it is 7 now.';
  await dialog.getByLabel('Reply to the reporter').fill(answer);
  await dialog.getByRole('button', { name: 'Reply and resolve' }).click();
  await expectToast(page, 'Reply sent', 'The reporter will be notified on the site and by email.');

  await page.context().addCookies([{ ...reporter.cookie, url: site.url }]);
  await page.goto('/notifications');
  await expect(page.getByRole('banner').getByLabel('Notifications, 1 unread')).toBeVisible();
  await page.getByRole('link', { name: report.name }).click();
  await expect(page).toHaveURL(`/account#report-${report.id}`);
  const own = page.locator(`#report-${report.id}`);
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await expect(own).toContainText('Resolved');
  await expect(own).toContainText(answer);
  await expectRight(page, { include: `#report-${report.id}` });
});
