import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

test('what arrives in another browser shows up, and goes away when it is dealt with', async ({
  page,
  browser,
  site,
  signInAs,
  expectRight,
}) => {
  await site.pool.query('truncate feedback_messages, error_reports, comment_reports cascade');
  await site.pool.query("delete from mail_messages where status = 'failed'");
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin');
  const strip = page.getByRole('list', { name: 'Waiting for you' });
  await expect(page.getByRole('region', { name: 'All questions' })).toBeVisible();
  await expect(strip).toHaveCount(0);

  const visitor = await browser.newPage({ baseURL: site.url });
  await visitor.goto('/feedback');
  await visitor.getByLabel('Message').fill('Please add more questions about options.');
  await visitor.getByRole('button', { name: /^Send/ }).click();
  await expect(visitor.getByText(/^Thank/).first()).toBeVisible();
  await visitor.close();

  await expect(strip.getByRole('link', { name: /^1 feedback message/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin 1' })).toBeVisible();
  await expectRight(page);
  await strip.getByRole('link').click();
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Admin pages' }).getByText('1', { exact: true }),
  ).toHaveCount(0);
});

test('whatever waits fits on every screen', async ({ page, site, signInAs, expectRight }) => {
  const { id } = await insertQuestion(site.pool);
  await site.pool.query(
    "insert into error_reports (question_id, description) values ($1, 'The sum is 7, not 8.')",
    [id],
  );
  await site.pool.query(
    "insert into feedback_messages (message) values ('More on options, please, and on bonds.')",
  );
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin');
  const strip = page.getByRole('list', { name: 'Waiting for you' });
  await expect(strip.getByRole('link', { name: /error report/ })).toBeVisible();
  await expect(strip.getByRole('link', { name: /feedback message/ })).toBeAttached();
  await expectRight(page);
});
