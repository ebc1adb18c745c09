import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { comment } from './support/discussion-page.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';

const moderating = /^(Pin|Unpin|Lock|Unlock|Delete discussion|Restore.*)$/;

test('only administrators see the controls of a discussion', async ({ page, site, signInAs }) => {
  const user = await signInAs(page);
  const { id } = await insertDiscussion(site.pool, { createdBy: user.id });
  const other = await insertComment(site.pool, id);
  await page.goto(`/discussions/${id}`);
  await expect(comment(page, other).getByRole('button', { name: 'Report' })).toBeVisible();
  await expect(page.getByRole('button', { name: moderating })).toHaveCount(0);
  await expect(comment(page, other).getByRole('button', { name: 'Delete' })).toHaveCount(0);
});

test('an administrator pins and locks a discussion', async ({ page, site, signInAs }) => {
  const { id } = await insertDiscussion(site.pool);
  await signInAs(page, { isAdmin: true });
  await page.goto(`/discussions/${id}`);
  const steps = [
    ['Pin', 'Discussion pinned'],
    ['Lock', 'Discussion locked'],
    ['Unpin', 'Discussion unpinned'],
    ['Unlock', 'Discussion unlocked'],
  ] as const;
  for (const [name, told] of steps) {
    await page.getByRole('button', { name, exact: true }).click();
    await expectToast(page, told, '');
  }
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await expect(page.locator('article header').getByText(/^(Pinned|Locked)$/)).toHaveCount(0);
});

test('an administrator deletes a discussion, and restores it', async ({ page, site, signInAs }) => {
  const { id } = await insertDiscussion(site.pool);
  await signInAs(page, { isAdmin: true });
  await page.goto(`/discussions/${id}`);
  await page.getByRole('button', { name: 'Delete discussion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this discussion?' });
  await dialog.getByLabel('Reason (optional)').fill('Off topic');
  await dialog.getByRole('button', { name: 'Delete discussion' }).click();
  await expectToast(page, 'Discussion deleted', '');
  await expect(page.getByText('This discussion is deleted.')).toContainText('Off topic');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await (await fetch(`${site.url}/discussions/${id}`)).status).toBe(404);
  await page.getByRole('button', { name: 'Restore discussion' }).click();
  await expectToast(page, 'Discussion restored', '');
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  expect(await (await fetch(`${site.url}/discussions/${id}`)).status).toBe(200);
});

test('an administrator deletes a comment; its author is told why', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  const { id } = await insertDiscussion(site.pool);
  const context = await browser.newContext({ baseURL: site.url });
  const author = await signInAs(context);
  const bad = await insertComment(site.pool, id, { userId: author.id, content: 'Bad words' });
  await signInAs(page, { isAdmin: true });
  await page.goto(`/discussions/${id}`);
  await comment(page, bad).getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Reason (optional)').fill('Be kind');
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await expect(comment(page, bad)).toContainText('[deleted]');
  await expect(comment(page, bad)).toContainText('Be kind');
  const html = await (await fetch(`${site.url}/discussions/${id}`)).text();
  expect(html).not.toMatch(/Be kind|Bad words|\[deleted\]/);

  const theirs = await context.newPage();
  await theirs.goto(`/discussions/${id}`);
  await expect(comment(theirs, bad)).toContainText(
    'Only its writer and moderators see why: Be kind',
  );
  await expect(comment(theirs, bad).getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await context.close();

  await comment(page, bad).getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Comment restored', '');
  await expect(comment(page, bad)).toContainText('Bad words');
});

test('a comment of somebody else can be reported', async ({ page, site, signInAs }) => {
  const { id } = await insertDiscussion(site.pool);
  const user = await signInAs(page);
  const bad = await insertComment(site.pool, id);
  const own = await insertComment(site.pool, id, { userId: user.id });
  await page.goto(`/discussions/${id}`);
  await expect(comment(page, own).getByRole('button', { name: 'Report' })).toHaveCount(0);
  await comment(page, bad).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this comment' });
  const submit = dialog.getByRole('button', { name: 'Send report' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('What is wrong with it?').fill('It gives the answer away.');
  await submit.click();
  await expectToast(page, 'Comment reported', 'Thank you. An administrator will review it.');
  await expect(dialog).toBeHidden();
  const { rows } = await site.pool.query(
    'select reason, reported_by from comment_reports where comment_id = $1',
    [bad],
  );
  expect(rows).toEqual([{ reason: 'It gives the answer away.', reported_by: user.id }]);
});
