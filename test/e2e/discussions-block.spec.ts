import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Discussions' });
const cards = (page: Page) => block(page).getByRole('article');
const borderColor = (card: Locator) =>
  card.evaluate((element) => getComputedStyle(element).borderTopColor);

test.use({ expectedConsoleErrors: [/ERR_FAILED|request failed: POST/] });

test('a user reads the discussions of a question, and starts one that visitors see right away', async ({
  page,
  site,
  request,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id: questionId } = await insertQuestion(site.pool);
  await insertDiscussion(site.pool, {
    questionId,
    content: `Is **this** $x^2$? ||It is seven.|| ${'And more words. '.repeat(40)}`,
  });
  const pinned = await insertDiscussion(site.pool, {
    questionId,
    title: `A_long_word_${'x'.repeat(80)}`,
    isPinned: true,
    isLocked: true,
    lastActivityAt: new Date(0),
  });
  const path = `/question/${questionId}`;
  const title = 'Why not by symmetry?';
  const toVisitors = async () => (await request.get(path)).text();
  expect(await toVisitors()).not.toContain(title);
  await signInAs(page);
  await page.goto(path);

  await test.step('each has two lines, and pinned ones stand out', async () => {
    const [first, second] = [cards(page).first(), cards(page).nth(1)];
    await expect(first).toContainText(pinned.title);
    expect(await borderColor(first)).not.toBe(await borderColor(second));
    const lines = await second
      .getByText('And more words')
      .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
    expect(Math.round(lines)).toBe(2);
    await expect(second).not.toContainText('seven');
    await expectRight(page, { include: 'section:has(> ul, article h3)' });
  });

  const dialog = page.getByRole('dialog', { name: 'Create a New Discussion' });
  const titleField = dialog.getByPlaceholder('Enter a descriptive title');
  const opener = block(page).getByRole('button', { name: 'Start Discussion' });

  await test.step('form errors are accessible', async () => {
    await opener.click();
    await expect(titleField).toBeFocused();
    await titleField.fill('Why');
    await titleField.blur();
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectRight(page, { include: 'dialog[open]' });
  });

  await test.step('a failure shows a toast that covers no button', async () => {
    await page.route('**/api/discussions', (route) => route.abort());
    await titleField.fill(title);
    await dialog.getByPlaceholder('Describe your question').fill('Would $-x$ not be enough here?');
    await page.clock.install();
    await dialog.getByRole('button', { name: 'Create Discussion' }).click();
    await expectToast(page, 'Error creating discussion', 'The site could not be reached.');
    for (const width of [320, 900, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Cancel', 'Create Discussion']) {
        await dialog.getByRole('button', { name }).click({ trial: true });
      }
    }
    await page.unroute('**/api/discussions');
  });

  await test.step('Escape closes the dialog and keeps the text', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(titleField).toHaveValue(title);
  });

  await test.step('Ctrl or ⌘ with Enter sends it', async () => {
    await titleField.press('ControlOrMeta+Enter');
    await expect(dialog).toBeHidden();
    await expect(cards(page).filter({ hasText: title })).toBeVisible();
    await expect(opener).toBeFocused();
    expect(await toVisitors()).toContain(title);
  });
});
