import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, toast } from './support/accounts.ts';
import { askAgain, comment, comments, field, send } from './support/discussion-page.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';

/** Somebody else's browser. */
async function openBeside(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return { page: await context.newPage(), close: () => context.close() };
}

test('two people talk, with formulas and spoilers, until one locks it', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  test.slow();
  const { id } = await insertDiscussion(site.pool);
  const admin = await signInAs(page, { isAdmin: true });
  const beside = await openBeside(browser, site.url);
  const guest = await signInAs(beside.page);
  for (const each of [page, beside.page]) {
    await each.clock.install();
    await each.goto(`/discussions/${id}`);
  }

  await field(page).fill('Try $\\int_0^1 x\\,dx$ first. ||It is one half.||');
  await send(page).click();
  await expect(field(page)).toHaveValue('');

  const first = beside.page.getByRole('listitem').filter({ hasText: admin.username });
  // What the other is typing is not disturbed by what comes in.
  await field(beside.page).fill('Half a thought');
  await askAgain(beside.page);
  await expect(first.locator('.katex').first()).toBeVisible();
  await expect(field(beside.page)).toHaveValue('Half a thought');
  await expect(first.getByText('It is one half.')).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByText('It is one half.')).toBeVisible();

  await first.getByRole('button', { name: `Reply to ${admin.username}` }).click();
  const reply = beside.page.getByRole('textbox', { name: `Reply to ${admin.username}` });
  await expect(reply).toBeFocused();
  await reply.fill('Thank you!');
  await reply.press('Control+Enter');
  const answer = comments(beside.page).filter({
    has: beside.page.getByRole('button', { name: `Reply to ${guest.username}` }),
  });
  await expect(answer).toContainText('Thank you!');
  await expect(answer).toHaveCSS('margin-left', '24px');
  await expect(answer).toBeFocused();
  await expect(reply).toHaveCount(0);
  await expect(field(beside.page)).toHaveValue('Half a thought');
  await askAgain(page);
  await expect(comments(page).filter({ hasText: 'Thank you!' })).toBeVisible();
  await expect(page.getByText('2 comments')).toBeVisible();

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expectToast(page, 'Discussion locked', '');
  const locked = 'This discussion is locked. New comments are not allowed.';
  await expect(page.getByRole('main').getByText(locked)).toBeVisible();
  await askAgain(beside.page);
  await expect(beside.page.getByRole('status').filter({ hasText: locked })).toBeVisible();
  await expect(field(beside.page)).toHaveCount(0);
  await expect(answer.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await askAgain(beside.page);
  await expect(field(beside.page)).toHaveValue('Half a thought');
  await beside.close();
});

test.describe('writing', () => {
  test('needs something to send', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await expect(send(page)).toBeDisabled();
    await field(page).fill('   \n ');
    await expect(send(page)).toBeDisabled();
    await field(page).fill('Words');
    await expect(send(page)).toBeEnabled();
  });

  test('shows a comment at once, and sends it once', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    const user = await signInAs(page);
    await page.goto(`/discussions/${id}`);
    const held = Promise.withResolvers<void>();
    await page.route('**/api/comments', async (route) => {
      await held.promise;
      await route.continue();
    });
    await field(page).fill('First **words**');
    await send(page).click();
    const sending = page.getByRole('status').filter({ hasText: 'Sending…' }).locator('../..');
    await expect(sending).toContainText(user.username);
    await expect(sending.locator('strong')).toHaveText('words');
    await expect(send(page)).toBeDisabled();
    await field(page).press('Control+Enter');
    held.resolve();
    await expect(sending).toHaveCount(0);
    await expect(comments(page)).toHaveCount(1);
    await expect(page.getByText('1 comment', { exact: true })).toBeVisible();
    const { rows } = await site.pool.query('select content from comments where thread_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ content: 'First **words**' }]);
  });

  test('a reply can be given up', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    const first = await insertComment(site.pool, id);
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await comment(page, first).getByRole('button', { name: 'Reply' }).click();
    await expect(page.getByRole('textbox', { name: 'Reply to Unknown User' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel reply' }).click();
    await expect(page.getByRole('textbox', { name: 'Reply to Unknown User' })).toHaveCount(0);
    await expect(comment(page, first)).toBeFocused();
  });

  test('a reply quotes what is selected, but no spoilers', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    const content = 'The sum is $\\sum_i x_i$ here.\n\nAnd ||the answer|| there.';
    const first = await insertComment(site.pool, id, { content });
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await comment(page, first)
      .locator('.markup')
      .evaluate((text) => getSelection()?.selectAllChildren(text));
    await comment(page, first).getByRole('button', { name: 'Reply' }).click();
    await expect(page.getByRole('textbox', { name: 'Reply to Unknown User' })).toHaveValue(
      '> The sum is $\\sum_i x_i$ here.\n>\n> And [spoiler] there.\n\n',
    );
  });
});

test.describe('what the server refuses', () => {
  test.use({ expectedConsoleErrors: [/status of (4\d\d|500)|answered 500|ERR_FAILED/] });

  test('is taken back, and the text is kept', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    const answers = [
      { body: { code: 'X', message: 'Not today.' }, told: 'Not today.' },
      { body: {}, told: 'An unknown error occurred' },
    ];
    for (const { body, told } of answers) {
      await page.route('**/api/comments', (route) => route.fulfill({ status: 500, json: body }));
      await field(page).fill('Precious words');
      await send(page).click();
      await expectToast(page, 'Error adding comment', told);
      await expect(comments(page)).toHaveCount(0);
      await expect(page.getByText('Sending…')).toHaveCount(0);
      await expect(field(page)).toHaveValue('Precious words');
      await page.unroute('**/api/comments');
    }
    await send(page).click();
    await expect(comments(page)).toContainText('Precious words');
  });

  test('since it is locked is told, and the page learns it', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await field(page).fill('Too late');
    await site.pool.query('update discussions set is_locked = true where id = $1', [id]);
    await send(page).click();
    const locked = 'This discussion is locked. New comments are not allowed.';
    await expectToast(page, 'Error adding comment', locked);
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText(locked)).toBeVisible();
  });

  test('since the session has ended asks for a sign-in', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    await signInAs(page);
    await page.goto(`/discussions/${id}`);
    await field(page).fill('Who am I?');
    await page.context().clearCookies();
    await send(page).click();
    await expectToast(page, 'Authentication required', 'You must be logged in to comment');
    await expect(page.getByRole('link', { name: 'Sign in to join the discussion' })).toBeVisible();
  });

  test('of somebody else’s likes and deletions is told', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    const user = await signInAs(page);
    const other = await insertComment(site.pool, id);
    const own = await insertComment(site.pool, id, { userId: user.id });
    await page.goto(`/discussions/${id}`);
    await page.route('**/api/comments/**', (route) => route.fulfill({ status: 500, json: {} }));
    const like = comment(page, other).getByRole('button', { name: 'Like' });
    await like.click();
    await expectToast(page, 'Error liking comment', 'An unknown error occurred');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await comment(page, own).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await expectToast(page, 'Error deleting comment', 'An unknown error occurred');
    await expect(comment(page, own)).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
  });
});

test.describe('a comment', () => {
  test('of somebody else can be liked, and the like taken back', async ({
    page,
    site,
    signInAs,
  }) => {
    const { id } = await insertDiscussion(site.pool);
    const user = await signInAs(page);
    const other = await insertComment(site.pool, id);
    const own = await insertComment(site.pool, id, { userId: user.id });
    await page.goto(`/discussions/${id}`);
    const like = comment(page, other).getByRole('button', { name: 'Like' });
    await expect(like).toHaveAccessibleName('Like, 0 likes');
    // Shown at once, before the answer.
    const kept = page.waitForResponse((response) => response.url().endsWith(`/${other}/like`));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like, 1 like');
    await kept;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAccessibleName('Like, 0 likes');
    await expect(comment(page, own).getByRole('button', { name: 'Like' })).toBeDisabled();
  });

  test('of one’s own can be edited within a day, and is marked', async ({
    page,
    site,
    signInAs,
  }) => {
    const { id } = await insertDiscussion(site.pool);
    const user = await signInAs(page);
    const own = await insertComment(site.pool, id, { userId: user.id, content: 'Old $x$ words' });
    const dayBefore = new Date(Date.now() - 25 * 3_600_000);
    const old = await insertComment(site.pool, id, { userId: user.id, createdAt: dayBefore });
    const other = await insertComment(site.pool, id);
    await page.goto(`/discussions/${id}`);
    const edit = (commentId: number) =>
      comment(page, commentId).getByRole('button', { name: 'Edit' });
    await edit(own).click();
    await expect(edit(old)).toHaveCount(0);
    await expect(edit(other)).toHaveCount(0);
    const text = page.getByRole('textbox', { name: 'Edit your comment' });
    await expect(text).toHaveValue('Old $x$ words');
    await text.fill('New $y$ words');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(text).toHaveCount(0);
    await expect(comment(page, own)).toContainText('New');
    await expect(comment(page, own)).toContainText('edited just now');
  });

  test('of one’s own can be deleted, after a question', async ({ page, site, signInAs }) => {
    const { id } = await insertDiscussion(site.pool);
    const user = await signInAs(page);
    const [own, answered, other] = [
      await insertComment(site.pool, id, { userId: user.id }),
      await insertComment(site.pool, id, { userId: user.id, content: 'Answered words' }),
      await insertComment(site.pool, id),
    ];
    await insertComment(site.pool, id, { parentId: answered, content: 'The answer' });
    await page.goto(`/discussions/${id}`);
    await expect(comment(page, other).getByRole('button', { name: 'Delete' })).toHaveCount(0);
    const remove = async (commentId: number) => {
      await comment(page, commentId).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('dialog', { name: 'Delete this comment?' })).toBeVisible();
    };
    await remove(own);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(comment(page, own)).toBeVisible();
    await remove(own);
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await expect(comment(page, own)).toHaveCount(0);
    await remove(answered);
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await expect(comment(page, answered)).toContainText('[deleted]');
    await expect(comment(page, answered)).not.toContainText(user.username);
    await expect(page.getByText('The answer')).toBeVisible();
    await expect(page.getByText('2 comments')).toBeVisible();
  });
});
