import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertComments, insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Discussions' });
const cards = (page: Page) => block(page).getByRole('article');
const borderColor = (card: Locator) =>
  card.evaluate((element) => getComputedStyle(element).borderTopColor);

test('the discussions of a question show two lines each, pinned ones first', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const author = await signInAs(page);
  const { id: questionId } = await insertQuestion(site.pool);
  const { id, title } = await insertDiscussion(site.pool, {
    questionId,
    createdBy: author.id,
    createdAt: new Date(Date.now() - 3_600_000),
    content: `Is **this** $x^2$? ||It is seven.|| ${'And more words. '.repeat(40)}`,
    viewCount: 1234,
  });
  const pinned = await insertDiscussion(site.pool, {
    questionId,
    title: `A_long_word_${'x'.repeat(80)}`,
    isPinned: true,
    isLocked: true,
    lastActivityAt: new Date(0),
  });
  await insertComments(site.pool, id, [{}, {}]);
  await page.context().clearCookies();
  await page.goto(`/question/${questionId}`);

  const [first, second] = [cards(page).first(), cards(page).nth(1)];
  await expect(first).toContainText(pinned.title);
  await expect(first.getByText('Pinned', { exact: true })).toBeVisible();
  await expect(second.getByRole('link', { name: title })).toBeVisible();
  await expect(second).toContainText(`Started by ${author.username} - 1 hour ago`);
  await expect(second).toContainText('2 comments');
  await expect(second).toContainText('1,234 views');
  await expect(second).toContainText(/Last activity (just now|\d+ (second|minute)s? ago)/);
  await expect(second).not.toContainText('seven');
  expect(await borderColor(first)).not.toBe(await borderColor(second));
  const lines = await second
    .getByText('And more words')
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(2);

  const feed = `/feeds/question/${questionId}.atom`;
  await expect(block(page).getByRole('link', { name: 'Follow by RSS' })).toHaveAttribute(
    'href',
    feed,
  );
  await expect(
    page.locator('head link[type="application/atom+xml"][href*="/question/"]'),
  ).toHaveAttribute('href', feed);
  await expectRight(page);
});

test('a user starts a discussion, which visitors see at once', async ({
  page,
  browser,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id } = await insertQuestion(site.pool);
  const visitors = await browser.newContext({ baseURL: site.url });
  const other = await visitors.newPage();
  await other.goto(`/question/${id}`);
  await expect(block(other)).toContainText('No discussions yet');

  await signInAs(page);
  await page.goto(`/question/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Create a New Discussion' });
  const title = dialog.getByPlaceholder('Enter a descriptive title');
  const opener = block(page).getByRole('button', { name: 'Start Discussion' });

  await test.step('complaints are accessible', async () => {
    await opener.click();
    await expect(title).toBeFocused();
    await title.fill('Why');
    await title.blur();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectRight(page);
  });

  await test.step('Escape closes the dialog and keeps the text', async () => {
    await title.fill('Why not by symmetry?');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(title).toHaveValue('Why not by symmetry?');
  });

  await test.step('Ctrl or ⌘ with Enter sends it', async () => {
    await dialog
      .getByPlaceholder('Describe your question or share your approach')
      .fill('Would $x \\to -x$ not be enough here?');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectToast(page, 'Discussion created', 'Your discussion has been successfully created');
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toContainText('Why not by symmetry?');
    await expect(opener).toBeFocused();
  });

  await other.reload();
  await expect(cards(other)).toContainText('Why not by symmetry?');
  await visitors.close();
});

test.describe('a discussion that cannot be sent', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|request failed: POST/] });

  test('is told by a toast that covers no button', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.route('**/api/discussions', (route) => route.abort());
    await page.goto(`/question/${id}`);
    await block(page).getByRole('button', { name: 'Start Discussion' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a New Discussion' });
    await dialog.getByPlaceholder('Enter a descriptive title').fill('Why not by symmetry?');
    await dialog.getByPlaceholder('Describe your question').fill('Would it not be enough?');
    await page.clock.install();
    await dialog.getByRole('button', { name: 'Create Discussion' }).click();
    await expectToast(page, 'Error creating discussion', 'The site could not be reached.');
    for (const width of [320, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Cancel', 'Create Discussion']) {
        await dialog.getByRole('button', { name }).click({ trial: true });
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('the first ten discussions can be read', async ({ page, site }) => {
    const { id: questionId } = await insertQuestion(site.pool);
    for (let count = 0; count < 11; count += 1) await insertDiscussion(site.pool, { questionId });
    await page.goto(`/question/${questionId}`);
    await expect(cards(page)).toHaveCount(10);
    await expect(cards(page).last()).toBeVisible();
    await expect(block(page).getByRole('button')).toHaveCount(0);
  });
});
