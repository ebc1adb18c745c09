import type { Browser } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { comment, comments, field, poll, send } from './support/discussion-page.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';

/** The browser of another user. */
async function openBeside(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return { page: await context.newPage(), close: () => context.close() };
}

test('two users talk, with formulas and spoilers, until one locks the discussion', async ({
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
  // New comments do not disturb typing.
  await field(beside.page).fill('Half a thought');
  await poll(beside.page);
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
  await poll(page);
  await expect(comments(page).filter({ hasText: 'Thank you!' })).toBeVisible();
  await expect(page.getByText('2 comments')).toBeVisible();

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expectToast(page, 'Discussion locked', '');
  const locked = 'This discussion is locked. New comments are not allowed.';
  await expect(page.getByRole('main').getByText(locked)).toBeVisible();
  await poll(beside.page);
  await expect(beside.page.getByRole('status').filter({ hasText: locked })).toBeVisible();
  await expect(field(beside.page)).toHaveCount(0);
  await expect(answer.getByRole('button', { name: 'Reply' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await poll(beside.page);
  await expect(field(beside.page)).toHaveValue('Half a thought');
  await beside.close();
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
