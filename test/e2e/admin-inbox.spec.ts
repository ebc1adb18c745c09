import { insertSubscription } from '#test/support/subscriptions.ts';
import { expect, test, viewports } from './fixtures.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const smallPhone = { width: 320, height: 568 };
const tablet = { width: 768, height: 1024 };
const smallDesktop = { width: 900, height: 800 };

test('pending work shows above a list within 300 pixels, and disappears once handled', async ({
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
  await site.pool.query("delete from mail_messages where status = 'failed'");
  const { id } = await insertQuestion(site.pool);
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin');
  const strip = page.getByRole('list', { name: 'Waiting for you' });
  await expect(page.getByText(/^[\d,]+ questions$/)).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expectListNearTop();

  await site.pool.query(
    `with report as (insert into error_reports (question_id, description) values ($1, 'The sum is 7, not 8.'))
     insert into feedback_messages (message) values ('More on options, please, and on bonds.')`,
    [id],
  );
  const feedback = strip.getByRole('link', { name: /^1 feedback message/ });
  await expect(feedback).toBeAttached();
  await expect(strip.getByRole('link', { name: /^1 new error report/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin 2' })).toBeVisible();
  await expectListNearTop();
  await page.setViewportSize(smallPhone);
  await expect(feedback.getByText(/now, More on options/)).toBeVisible();
  // The list itself has its own test.
  await expectRight(page, {
    include: 'header, nav, h1, [aria-label="Waiting for you"], [role=tab]',
  });

  await feedback.click();
  await page.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(pages.getByRole('link', { name: /^Audience/ })).toHaveText('Audience');
});

test('on a small phone the current page and tab are visible, and dates do not wrap', async ({
  page,
  site,
  signInAs,
}) => {
  await site.pool.query("insert into feedback_messages (message) values ('It is good')");
  await page.setViewportSize(smallPhone);
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/security');
  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  await expect(pages.getByRole('link', { name: /^Audience .*feedback/ })).toBeAttached();
  await expect(pages.getByRole('link', { name: 'Security' })).toBeInViewport({ ratio: 1 });
  await expect(pages.getByRole('link', { name: 'Dashboard' })).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Back to Questions' })).toBeInViewport({ ratio: 1 });
  const [search, event] = await Promise.all([
    page.getByLabel('Search by user or network').boundingBox(),
    page.getByLabel('Event', { exact: true }).boundingBox(),
  ]);
  expect(event?.width, 'a filter alone fills its line').toBe(search?.width);

  await page.goto('/admin?tab=analytics');
  const tabs = page.getByRole('tablist', { name: 'Admin Dashboard' });
  await expect(tabs.getByRole('tab', { name: 'Analytics' })).toBeInViewport({ ratio: 1 });
  const days = page.getByText(/days are in UTC/).locator('time');
  await expect(days).toHaveCount(2);
  const lines = await days.evaluateAll((all) => all.map((day) => day.getClientRects().length));
  expect(lines).toEqual([1, 1]);
  await tabs.getByRole('tab', { name: 'Analytics' }).press('Home');
  await expect(tabs.getByRole('tab', { name: 'Questions' })).toBeInViewport({ ratio: 1 });
});

test('work of every kind is in view on a desktop, and the next page on a phone', async ({
  page,
  site: { pool },
  signInAs,
}) => {
  const { id: threadId, questionId } = await insertDiscussion(pool);
  const commentId = await insertComment(pool, threadId);
  const { id } = await signInAs(page, { isAdmin: true });
  await insertSubscription(pool, id, { status: 'past_due', paymentFailedAt: new Date() });
  await pool.query(
    `with report as (insert into error_reports (question_id, description) values ($1, 'The sum is 7, not 8.')),
       comment as (insert into comment_reports (comment_id, reason) values ($2, 'Rude')),
       mail as (insert into mail_messages (kind, recipient, subject, html, text, status, last_attempt_at)
         values ('welcome', 'ann@example.org', 'Welcome', '-', '-', 'failed', now()))
     insert into feedback_messages (message) values ('More on options, please, and on bonds.')`,
    [questionId, commentId],
  );
  await page.goto('/admin');
  const work = page.getByRole('list', { name: 'Waiting for you' }).getByRole('link');
  await expect(work).toHaveCount(5);
  for (const link of await work.all()) await expect(link).toBeInViewport({ ratio: 1 });

  const pages = page.getByRole('navigation', { name: 'Admin pages' });
  const fade = () =>
    pages
      .getByRole('list')
      .evaluate((list) => getComputedStyle(list).getPropertyValue('--fade-right'));
  await expect.poll(fade).toBe('0px');
  await page.setViewportSize(viewports.phone);
  await expect(pages.getByRole('link', { name: 'Overview' })).toBeInViewport({ ratio: 1 });
  await expect.poll(fade).toBe('32px');
});
