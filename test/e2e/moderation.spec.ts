import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertReport } from './support/moderation.ts';

test('an administrator reads a report, and deletes the comment with a reason', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const reported = await insertReport(site.pool, {
    title: 'unbreakable'.repeat(9),
    content: `It is $\\frac12$, ||surely|| <script>alert(1)</script>
${'word '.repeat(600)}\n\n$$${'x + '.repeat(40)}y$$\n\n${'unbreakable'.repeat(20)}`,
    reason: `Gives it away.\n<b>Twice</b> ${'unbreakable'.repeat(30)}`,
  });
  await signInAs(page, { isAdmin: true });
  const card = page.getByRole('article').filter({ hasText: reported.author.username });
  const dialog = page.getByRole('dialog', { name: 'Delete comment?' });
  await page.goto('/admin/moderation');
  await expect(card.locator('.katex').first()).toBeVisible();
  await expect(card).toContainText('<script>alert(1)</script>');
  await expectRight(page);

  await card.getByRole('button', { name: 'Delete comment' }).click();
  await expect(dialog).toBeVisible();
  await expectRight(page, { include: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await card.getByRole('button', { name: 'Delete comment' }).click();
  await dialog.getByLabel('Reason').fill('No advertisements, please.');
  await dialog.getByRole('button', { name: 'Delete comment' }).click();
  await expectToast(page, 'Report upheld', 'The comment is deleted.');
  await expect(card).toHaveCount(0);
  await page.getByRole('tab', { name: 'Upheld' }).click();
  await expect(card).toContainText('Comment deleted');
});
