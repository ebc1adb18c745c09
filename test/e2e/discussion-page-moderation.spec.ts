import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { comment } from './support/discussion-page.ts';
import { insertComment, insertDiscussion } from './support/discussions.ts';

test('an administrator deletes and restores a comment, then the discussion', async ({
  page,
  browser,
  site,
  signInAs,
}) => {
  const { id } = await insertDiscussion(site.pool);
  const url = `${site.url}/discussions/${id}`;
  const context = await browser.newContext({ baseURL: site.url });
  const author = await signInAs(context);
  const bad = await insertComment(site.pool, id, { userId: author.id, content: 'Bad words' });
  await signInAs(page, { isAdmin: true });
  await page.goto(url);

  await test.step('visitors see nothing of the deleted comment', async () => {
    await comment(page, bad).getByRole('button', { name: 'Delete' }).click();
    await page.getByLabel('Reason (optional)').fill('Be kind');
    await page.getByRole('button', { name: 'Delete comment' }).click();
    await expect(comment(page, bad)).toContainText('[deleted]');
    await expect(comment(page, bad)).toContainText('Be kind');
    const html = await (await fetch(url)).text();
    expect(html).not.toMatch(/Be kind|Bad words|\[deleted\]/);
  });

  await test.step('its author sees why', async () => {
    const theirs = await context.newPage();
    await theirs.goto(url);
    await expect(comment(theirs, bad)).toContainText('Be kind');
    await expect(comment(theirs, bad).getByRole('button', { name: 'Restore' })).toHaveCount(0);
    await context.close();
  });

  await test.step('it can be restored', async () => {
    await comment(page, bad).getByRole('button', { name: 'Restore' }).click();
    await expectToast(page, 'Comment restored', '');
    await expect(comment(page, bad)).toContainText('Bad words');
  });

  await test.step('a deleted discussion is gone until it is restored', async () => {
    await page.getByRole('button', { name: 'Delete discussion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this discussion?' });
    await dialog.getByRole('button', { name: 'Delete discussion' }).click();
    await expectToast(page, 'Discussion deleted', '');
    expect((await fetch(url)).status).toBe(404);
    await page.getByRole('button', { name: 'Restore discussion' }).click();
    await expectToast(page, 'Discussion restored', '');
    expect((await fetch(url)).status).toBe(200);
  });
});
