import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { insertDiscussion } from './support/discussions.ts';

async function answer(other: BrowserContext, { id }: { id: number }, content: string) {
  const data = { threadId: id, content, parentId: null };
  const written = await other.request.post('/api/comments', { data });
  expect(written.status()).toBe(201);
  return (await written.json()).id;
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Notifications/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const minute = (page: Page) => page.clock.runFor(61_000);

let other: BrowserContext;
test.beforeEach(async ({ browser, site, signInAs }) => {
  other = await browser.newContext({ baseURL: site.url });
  await signInAs(other);
});
test.afterEach(() => other.close());

test('a user sees replies under the bell within a minute, and follows one to its comment', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const user = await signInAs(page, {
    username: `abcdefghijklmnop${String(Date.now()).slice(-4)}`,
  });
  const mine = { createdBy: user.id };
  const talk = await insertDiscussion(site.pool, { ...mine, title: 'Is the coin fair?' });
  const elsewhere = await insertDiscussion(site.pool, { ...mine, title: 'Is the die fair?' });
  await site.pool.query(
    `insert into notifications (user_id, kind, discussion_id, message, read_at, created_at)
     values ($1, 'removed', $2, 'Please do not give the answer away without a spoiler.', now(),
       now() - interval '2 days')`,
    [user.id, talk.id],
  );
  await page.clock.install();
  await page.goto('/about');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await answer(other, talk, 'Surely not.');
  await answer(other, elsewhere, 'No die is.');
  await minute(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await test.step('the bell has room on a phone, beside a long name', async () => {
    await page.setViewportSize(viewports.phone);
    await expect(bell(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('summary[aria-label="Menu"]')).toBeInViewport({ ratio: 1 });
  });

  await bell(page).click();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
  await expect(rows(page)).toHaveCount(3);
  const comment = await answer(other, talk, 'Or is it?');
  await minute(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText(
    /Unread\S+ commented in your discussion Is the coin fair\?/,
  );
  await expectRight(page);

  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/discussions/${talk.id}#comment-${comment}`);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await page.goBack();
  await expect(rows(page).filter({ hasText: 'Unread' })).toHaveCount(1);
});

test.describe('an unsubscribe link', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('works without signing in, or says that it did not', async ({
    page,
    browser,
    site,
    signInAs,
    expectAccessible,
  }) => {
    const recipient = await browser.newContext();
    const user = await signInAs(recipient);
    await recipient.close();
    const talk = await insertDiscussion(site.pool, { createdBy: user.id });
    await answer(other, talk, 'Hello');
    const { rows: mails } = await site.pool.query<{ text: string }>(
      "select text from mail_messages where kind = 'discussion' and user_id = $1",
      [user.id],
    );
    const [, path = ''] = /Unsubscribe: https?:\/\/[^/]+(\S+)/.exec(mails[0]?.text ?? '') ?? [];
    await page.goto(path);
    await expect(page.getByText(`${user.email.slice(0, 1)}•••@example.org`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('You are unsubscribed');
    await expect(heading).toBeFocused();
    await page.goto('/unsubscribe?token=wrong');
    await expect(heading).toHaveText('This link does not work');
    await expectAccessible(page);
  });
});
