import { expect, test } from './fixtures.ts';
import { comments, field, poll } from './support/discussion-page.ts';
import { insertDiscussion } from './support/discussions.ts';

test('two users talk, with formulas and spoilers, until one locks the discussion', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  const { id } = await insertDiscussion(site.pool);
  const beside = await browser.newContext({ baseURL: site.url });
  const admin = await signInAs(beside, { isAdmin: true });
  const guest = await signInAs(page);
  await page.clock.install();
  await page.goto(`/discussions/${id}`);

  await test.step('new comments do not disturb typing', async () => {
    await field(page).fill('Half a thought');
    const content = 'Try $\\int_0^1 x\\,dx$ first. ||It is one half.||';
    await beside.request.post('/api/comments', { data: { threadId: id, content, parentId: null } });
    await poll(page);
    const first = comments(page).filter({ hasText: admin.username });
    await expect(first.locator('.katex').first()).toBeVisible();
    await expect(field(page)).toHaveValue('Half a thought');
    await expect(first.getByText('It is one half.')).toBeHidden();
    await first.locator('summary').click();
    await expect(first.getByText('It is one half.')).toBeVisible();
  });

  const answer = comments(page).filter({ hasText: guest.username });
  await test.step('a reply gets the focus, below its parent', async () => {
    const reply = page.getByRole('textbox', { name: `Reply to ${admin.username}` });
    await page.getByRole('button', { name: `Reply to ${admin.username}` }).click();
    await reply.fill('Thank you!');
    await reply.press('ControlOrMeta+Enter');
    await expect(answer).toContainText('Thank you!');
    await expect(answer).toHaveCSS('margin-left', '24px');
    await expect(answer).toBeFocused();
    await expect(reply).toHaveCount(0);
    const html = await (await beside.request.get(`/discussions/${id}`)).text();
    expect(html).toContain('Thank you!');
  });

  await test.step('nobody can write while it is locked, and no text is lost', async () => {
    const lock = (isLocked: boolean) =>
      beside.request.patch(`/api/admin/discussions/${id}`, { data: { isLocked } });
    await lock(true);
    await poll(page);
    await expect(page.getByRole('status').filter({ hasText: 'is locked' })).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    await expect(answer.getByRole('button', { name: 'Reply' })).toHaveCount(0);
    await lock(false);
    await poll(page);
    await expect(field(page)).toHaveValue('Half a thought');
  });
  await beside.close();
});
