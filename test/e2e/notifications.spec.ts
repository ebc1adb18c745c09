import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertQuestion } from './support/questions.ts';

type Talk = Awaited<ReturnType<typeof startTalk>>;

/** A discussion started by the signed-in user. */
async function startTalk(page: Page, pool: Parameters<typeof insertQuestion>[0], title: string) {
  const question = await insertQuestion(pool);
  const body = { title, content: 'I think that it is.', questionId: question.id };
  const started = await page.request.post('/api/discussions', { data: body });
  expect(started.status()).toBe(201);
  const { id } = await started.json();
  return { id, title };
}

async function answer(other: BrowserContext, { id }: Talk, content: string) {
  const data = { threadId: id, content, parentId: null };
  const written = await other.request.post('/api/comments', { data });
  expect(written.status()).toBe(201);
  return (await written.json()).id;
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Notifications/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

test.describe('a user who gets replies', () => {
  let other: BrowserContext;
  test.beforeEach(async ({ browser, site, signInAs }) => {
    other = await browser.newContext({ baseURL: site.url });
    await signInAs(other);
  });
  test.afterEach(() => other.close());

  test('sees them at the bell, follows one to its comment, and has then read it', async ({
    page,
    site,
    signInAs,
    expectRight,
  }) => {
    const user = await signInAs(page);
    const talk = await startTalk(page, site.pool, 'Is the coin fair?');
    await site.pool.query(
      `insert into notifications (user_id, kind, discussion_id, message, read_at, created_at)
       values ($1, 'removed', $2, 'Please do not give the answer away without a spoiler.', now(),
         now() - interval '2 days')`,
      [user.id, talk.id],
    );
    await page.goto('/about');
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await answer(other, talk, 'Surely not.');
    const elsewhere = await startTalk(page, site.pool, 'Is the die fair?');
    await answer(other, elsewhere, 'No die is.');
    const comment = await answer(other, talk, 'Or is it?');
    await page.reload();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
    await bell(page).click();
    await expect(page).toHaveURL('/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).first()).toContainText(
      /Unread\S+ commented in your discussion Is the coin fair\?just now/,
    );
    await expectRight(page);
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(`/discussions/${talk.id}#comment-${comment}`);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await page.goBack();
    await expect(rows(page).filter({ hasText: 'Unread' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(rows(page).filter({ hasText: 'Unread' })).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  });

  test('sees them within a minute, without a reload', async ({ page, site, signInAs }) => {
    await signInAs(page);
    const talk = await startTalk(page, site.pool, 'A slow talk');
    await page.clock.install();
    await page.goto('/notifications');
    await expect(page.getByText('Nothing yet.')).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await answer(other, talk, 'Here I am.');
    await page.clock.runFor(61_000);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await expect(rows(page)).toHaveCount(1);
  });

  test('unsubscribes from emails without signing in', async ({
    page,
    browser,
    site,
    signInAs,
    expectAccessible,
  }) => {
    const user = await signInAs(page);
    const talk = await startTalk(page, site.pool, 'Too many mails');
    await answer(other, talk, 'Hello');
    const { rows: mails } = await site.pool.query<{ text: string }>(
      "select text from mail_messages where kind = 'discussion' and user_id = $1",
      [user.id],
    );
    const [, path = ''] = /Unsubscribe: https?:\/\/[^/]+(\S+)/.exec(mails[0]?.text ?? '') ?? [];
    const stranger = await browser.newContext({ baseURL: site.url });
    const mailbox = await stranger.newPage();
    await mailbox.goto(path);
    await expect(mailbox.getByText(`${user.email.slice(0, 1)}•••@example.org`)).toBeVisible();
    await expect(mailbox.getByText(user.email)).toHaveCount(0);
    await expectAccessible(mailbox);
    // Opening it changed nothing.
    await page.goto('/account');
    const setting = page.getByLabel('Email me when someone replies to me in a discussion');
    await expect(setting).toBeChecked();
    await mailbox.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    await expect(mailbox.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(setting).not.toBeChecked();
    await stranger.close();
  });
});

test('the account has a switch for emails', async ({ page, signInAs }) => {
  await signInAs(page);
  await page.goto('/account');
  const setting = page.getByLabel('Email me when someone replies to me in a discussion');
  await expect(setting).toBeChecked();
  await setting.click();
  await expectToast(page, 'Emails turned off', "We won't email you about discussions anymore.");
  await expect(setting).not.toBeChecked();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await setting.click();
  await expectToast(page, 'Emails turned on', "We'll email you when someone replies to you.");
  await expect(setting).toBeChecked();
});

test('visitors have no bell, and sign in first', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await page.goto('/notifications?page=2');
  await expect(page).toHaveURL('/auth?returnTo=%2Fnotifications%3Fpage%3D2');
});

test.describe('an unsubscribe link', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('that is invalid says so', async ({ page, expectAccessible }) => {
    for (const path of ['/unsubscribe', '/unsubscribe?token=wrong']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    }
    await expectAccessible(page);
  });
});

test('the bell has room on a phone', async ({ page, signInAs }) => {
  await page.setViewportSize(viewports.phone);
  await signInAs(page, { username: `abcdefghijklmnop${String(Date.now()).slice(-4)}` });
  await page.goto('/');
  await expect(bell(page)).toBeInViewport({ ratio: 1 });
  await expect(page.locator('summary[aria-label="Menu"]')).toBeInViewport({ ratio: 1 });
});
