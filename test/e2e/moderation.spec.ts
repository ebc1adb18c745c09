import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertReport } from './support/moderation.ts';

const path = '/admin/moderation';
const cardOf = (page: Page, { author }: { author: { username: string } }) =>
  page.getByRole('article').filter({ hasText: author.username });

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
${'word '.repeat(600)}\n\n$$${'x + '.repeat(60)}y$$\n\n${'unbreakable'.repeat(20)}`,
    reason: `Gives it away.\n<b>Twice</b> ${'unbreakable'.repeat(30)}`,
  });
  const admin = await signInAs(page, { isAdmin: true });
  const card = cardOf(page, reported);
  const dialog = page.getByRole('dialog', { name: 'Delete comment?' });

  await test.step('the card shows the comment, as text, and links to it', async () => {
    await page.goto(path);
    await expect(page).toHaveTitle('Moderation · Martingale');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
    await expect(card).toContainText(`Reported by ${reported.reporter.username}`);
    await expect(card).toContainText('Gives it away.\n<b>Twice</b>');
    await expect(card.locator('.katex').first()).toBeVisible();
    await expect(card.locator('details.spoiler')).toBeVisible();
    await expect(card).toContainText('<script>alert(1)</script>');
    await expect(card.getByRole('link', { name: reported.discussion.title })).toHaveAttribute(
      'href',
      `/discussions/${reported.discussion.id}#comment-${reported.commentId}`,
    );
    await expectRight(page);
  });

  await test.step('Escape closes the dialog', async () => {
    await card.getByRole('button', { name: 'Delete comment' }).click();
    await expect(dialog).toBeVisible();
    await expectRight(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the comment is deleted, and the report moves', async () => {
    await card.getByRole('button', { name: 'Delete comment' }).click();
    await dialog.getByLabel('Reason').fill('No advertisements, please.');
    await dialog.getByRole('button', { name: 'Delete comment' }).click();
    await expectToast(page, 'Report upheld', 'The comment is deleted.');
    await expect(card).toHaveCount(0);
    await page.getByRole('tab', { name: 'Upheld' }).click();
    await expect(page).toHaveURL(`${path}?tab=upheld`);
    await expect(card).toContainText(`Upheld by ${admin.username}`);
    await expect(card).toContainText('Comment deleted');
  });
});

test.describe('without permission', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] });

  test('users are told and sent home', async ({ page, site, signInAs }) => {
    const { reporter } = await insertReport(site.pool);
    await signInAs(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(403);
    expect(await answer?.text()).not.toContain(reporter.username);
    await expectToast(page, 'Access Denied', "You don't have admin privileges");
    await expect(page).toHaveURL('/');
  });

  test('visitors sign in first', async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/auth?returnTo=%2Fadmin%2Fmoderation');
  });
});
