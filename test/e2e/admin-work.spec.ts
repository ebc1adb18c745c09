import { expect, test, viewports } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

const smallPhone = { width: 320, height: 568 };
const tablet = { width: 768, height: 1024 };
const smallDesktop = { width: 900, height: 800 };

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

test('whatever waits fits on every screen, above a list that begins within 300 pixels', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  async function expectListNearTop() {
    for (const viewport of [smallPhone, viewports.phone, tablet, smallDesktop, viewports.desktop]) {
      await page.setViewportSize(viewport);
      const box = await page.getByRole('region', { name: 'All questions' }).boundingBox();
      expect(box?.y, `${viewport.width} pixels wide`).toBeLessThan(300);
    }
  }
  await site.pool.query('truncate feedback_messages, error_reports, comment_reports cascade');
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin');
  const strip = page.getByRole('list', { name: 'Waiting for you' });
  await expect(page.getByText(/^[\d,]+ questions$/)).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expectListNearTop();

  const { id } = await insertQuestion(site.pool);
  await site.pool.query(
    "insert into error_reports (question_id, description) values ($1, 'The sum is 7, not 8.')",
    [id],
  );
  await site.pool.query(
    "insert into feedback_messages (message) values ('More on options, please, and on bonds.')",
  );
  await expect(strip.getByRole('link', { name: /error report/ })).toBeVisible();
  await expect(strip.getByRole('link', { name: /feedback message/ })).toBeAttached();
  await expectListNearTop();
  await page.setViewportSize(smallPhone);
  await expect(strip.getByText(/now, More on options/)).toBeVisible();
  await expectRight(page);
});

test('the current page and tab are in sight on a small phone', async ({ page, site, signInAs }) => {
  await site.pool.query("insert into feedback_messages (message) values ('It is good')");
  await page.setViewportSize(smallPhone);
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/outbox');
  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(pages.getByRole('link', { name: /^Audience .*feedback/ })).toBeAttached();
  await expect(pages.getByRole('link', { name: 'Outbox' })).toBeInViewport({ ratio: 1 });
  await expect(pages.getByRole('link', { name: 'Dashboard' })).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Back to Questions' })).toBeInViewport({ ratio: 1 });

  await page.goto('/admin?tab=analytics');
  const tabs = page.getByRole('tablist', { name: 'Admin Dashboard' });
  await expect(tabs.getByRole('tab', { name: 'Analytics' })).toBeInViewport({ ratio: 1 });
  await tabs.getByRole('tab', { name: 'Analytics' }).press('Home');
  await expect(tabs.getByRole('tab', { name: 'Questions' })).toBeInViewport({ ratio: 1 });
});
