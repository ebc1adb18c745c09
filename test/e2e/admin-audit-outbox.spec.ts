import { expect, test } from './fixtures.ts';
import { expectToast, register } from './support/accounts.ts';
import { onEveryScreen } from './support/screens.ts';

test('the audit log says who did what, and is narrowed down', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  await site.pool.query('delete from audit_log');
  await site.pool.query(
    `insert into audit_log (actor_name, action, subject_type, subject_id, details, created_at) values
     ('Grace', 'question.update', 'question', '7', '{"isVisible": false}', '2026-01-05T12:00:00Z'),
     ('Grace', 'user.grant_admin', 'user', '7', '{"username": "Ada"}', '2026-01-06T12:00:00Z'),
     ('a_name_of_20_letters', 'question.bulk_hide', 'question', 'several', $1, '2026-01-07T12:00:00Z')`,
    [{ questions: [{ name: 'A name as long as any. '.repeat(13) }] }],
  );
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/audit');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('a_name_of_20_letters');
  await expect(rows.nth(2)).toContainText('Question: update');
  await expect(rows.nth(2)).toContainText('Is visible: no');

  await test.step('is accessible and fits', async () => {
    await expectRight(page);
    const name = rows.getByText('a_name_of_20_letters');
    await onEveryScreen(page, async () => {
      const box = await name.boundingBox();
      expect(box?.height, 'the name stays on one line').toBeLessThan(40);
    });
  });

  await test.step('is filtered and searched', async () => {
    await page.getByLabel('User', { exact: true }).selectOption('Grace');
    await expect(rows).toHaveCount(2);
    await page.getByLabel('From').fill('2026-01-06');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('User: grant admin');
    await expect(page).toHaveURL('/admin/audit?actor=Grace&start=2026-01-06');
    await page.goto('/admin/audit');
    await rows.nth(2).getByRole('link', { name: 'Question 7' }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByLabel('Subject')).toHaveValue('question:7');
    await page.getByLabel('Search').fill('no such thing');
    await expect(page.getByText('Nothing matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows).toHaveCount(3);
  });
});

test('the outbox shows emails, opens one, resends it and is searched', async ({
  page,
  signInAs,
  site,
  expectRight,
}) => {
  const { email } = await register(page);
  await site.pool.query(
    `insert into mail_messages (kind, recipient, subject, html, text, status, attempts, last_error)
     values ('verification', 'lost@example.org', 'A lost mail', '', 'Nothing', 'failed', 9, 'Connection refused')`,
  );
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/outbox');
  const mails = page.getByRole('main').locator('tbody tr');
  const mail = mails.filter({ hasText: email });
  await expect(mail).toContainText('Confirm your email address for Martingale');
  await expect(mail.getByText('/confirm-email')).toHaveCount(0);
  await mail.locator('summary').click();
  await expect(mail.getByText('/confirm-email?token=hidden')).toBeVisible();
  await expectRight(page);

  await page.getByLabel('Status').selectOption('failed');
  await expect(mail).toHaveCount(0);
  await page.getByLabel('Search by recipient or subject').fill('lost@');
  await expect(page).toHaveURL('/admin/outbox?status=failed&search=lost%40');
  const lost = mails.filter({ hasText: 'lost@example.org' });
  await expect(lost).toContainText('9 attempts');
  await expect(lost).toContainText('Connection refused');
  await lost.locator('summary').click();
  await page.getByLabel('Status').selectOption('');
  await lost.getByRole('button', { name: /Resend/ }).click();
  await expectToast(page, 'Email queued', 'It will be resent right away.');
  await expect(lost).toContainText('Sent');
  await expect(lost).not.toContainText('Connection refused');
});

test('on a small phone a filter alone fills its line, and days are not broken', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/security');
  const [search, event] = await Promise.all([
    page.getByLabel('Search by user or network').boundingBox(),
    page.getByLabel('Event', { exact: true }).boundingBox(),
  ]);
  expect(event?.width).toBe(search?.width);

  await page.goto('/admin?tab=analytics');
  const days = page.getByText(/days are in UTC/).locator('time');
  await expect(days).toHaveCount(2);
  const lines = await days.evaluateAll((all) => all.map((day) => day.getClientRects().length));
  expect(lines).toEqual([1, 1]);
});
