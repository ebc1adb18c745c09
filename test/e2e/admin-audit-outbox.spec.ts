import { expect, test } from './fixtures.ts';
import { expectToast, newPerson } from './support/accounts.ts';
import { onEveryScreen } from './support/screens.ts';

test('the audit log says who did what, and fits', async ({ page, site, signInAs, expectRight }) => {
  await site.pool.query('delete from audit_log');
  await site.pool.query(
    `insert into audit_log (actor_name, action, subject_type, subject_id, details) values
     ('Grace', 'question.update', 'question', '7', '{"isVisible": false}'),
     ('a_name_of_20_letters', 'question.bulk_hide', 'question', 'several', $1)`,
    [{ questions: [{ name: 'A name as long as any. '.repeat(13) }] }],
  );
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/audit');
  const rows = page.getByRole('main').locator('tbody tr');
  await expect(rows).toContainText(['Several questions', 'Is visible: no']);
  await expectRight(page);
  await onEveryScreen(page, async () => {
    const box = await rows.getByText('a_name_of_20_letters').boundingBox();
    expect(box?.height, 'the name stays on one line').toBeLessThan(40);
  });
});

test('the outbox opens an email that failed, and resends it', async ({
  page,
  signInAs,
  site,
  expectRight,
}) => {
  const { email: recipient } = newPerson();
  await site.pool.query(
    `insert into mail_messages (kind, recipient, subject, html, text, status, attempts, last_error)
     values ('verification', $2, 'A lost mail', '', $1, 'failed', 9, 'Connection refused')`,
    [`Nothing.\n${site.url}/confirm-email?token=${'a'.repeat(64)}\n${site.url}/account`, recipient],
  );
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/outbox');
  const mail = page.getByRole('row').filter({ hasText: recipient });
  await expect(mail).toContainText('Connection refused');
  await mail.locator('summary').click();
  await expect(mail.getByText('/confirm-email?token=hidden')).toBeVisible();
  await expectRight(page);
  await mail.getByRole('button', { name: /Resend/ }).click();
  await expectToast(page, 'Email queued', 'It will be resent right away.');
  await expect(mail).toContainText('Sent');
  await expect(mail).not.toContainText('Connection refused');
});
