import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, toast } from './support/accounts.ts';
import { insertDiscussion } from './support/discussions.ts';
import { insertQuestion } from './support/questions.ts';

const block = (page: Page) => page.getByRole('region', { name: 'Discussions' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Create a New Discussion' });
const titleField = (page: Page) => dialog(page).getByPlaceholder('Enter a descriptive title');
const contentField = (page: Page) =>
  dialog(page).getByPlaceholder('Describe your question or share your approach');
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Create Discussion' });
const calls = '**/api/discussions';

async function openDialog(page: Page, label = 'Start Discussion') {
  await block(page).getByRole('button', { name: label }).click();
  await expect(titleField(page)).toBeFocused();
}

async function fillIn(page: Page, title = 'Why not by symmetry?') {
  await titleField(page).fill(title);
  await contentField(page).fill('Would $x \\to -x$ not be enough here?');
}

test.describe('starting a discussion', () => {
  let questionId: number;

  test.beforeEach(async ({ page, site, signInAs }) => {
    questionId = (await insertQuestion(site.pool)).id;
    await signInAs(page);
    await page.goto(`/question/${questionId}`);
  });

  test('puts it into the list', async ({ page }) => {
    await openDialog(page, 'Start a new discussion');
    await fillIn(page, '  Why not   by symmetry? ');
    await submit(page).click();
    await expectToast(page, 'Discussion created', 'Your discussion has been successfully created');
    await expect(dialog(page)).toBeHidden();
    const card = block(page).getByRole('article');
    await expect(card.getByRole('link')).toHaveText('Why not by symmetry?');
    await expect(card).toContainText('0 comments');
    await expect(block(page).getByRole('button', { name: 'Start Discussion' })).toBeFocused();

    await openDialog(page);
    await expect(titleField(page)).toHaveValue('');
    await expect(contentField(page)).toHaveValue('');
    await expect(dialog(page).getByText('Draft restored')).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('symmetry');
  });

  test('is for everybody to see at once', async ({ page, browser, site }) => {
    const visitors = await browser.newContext({ baseURL: site.url });
    const other = await visitors.newPage();
    await other.goto(`/question/${questionId}`);
    await expect(block(other)).toContainText('No discussions yet');
    await openDialog(page);
    await fillIn(page);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(toast(page)).toContainText('Discussion created');
    await other.reload();
    await expect(block(other).getByRole('article')).toContainText('Why not by symmetry?');
    await visitors.close();
  });

  test('names what is missing', async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    await expect(submit(page)).toBeEnabled();
    for (const [field, text, complaint] of [
      [titleField, 'Why?', 'Title must be at least 5 characters'],
      [titleField, ' a    b ', 'Title must be at least 5 characters'],
      [titleField, 'x'.repeat(101), 'Title cannot exceed 100 characters'],
      [contentField, 'Too short', 'Content must be at least 10 characters'],
      [contentField, ' '.repeat(20), 'Content must be at least 10 characters'],
    ] as const) {
      const right = await field(page).inputValue();
      await field(page).fill(text);
      await field(page).blur();
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(complaint));
      await expect(submit(page)).toBeDisabled();
      await field(page).fill(right);
      await expect(submit(page)).toBeEnabled();
    }
    await contentField(page).fill('x'.repeat(100 * 1024 + 1));
    await expect(contentField(page)).toHaveAccessibleDescription(/1 byte too long: 100 kB/);
    await expect(submit(page)).toBeDisabled();
  });

  test('sends it once, however often one presses', async ({ page }) => {
    let sent = 0;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(calls, async (route) => {
      sent += 1;
      await answered;
      await route.continue();
    });
    await openDialog(page);
    await fillIn(page);
    await contentField(page).press('ControlOrMeta+Enter');
    await expect(submit(page)).toBeDisabled();
    await contentField(page).press('ControlOrMeta+Enter');
    await titleField(page).press('Enter');
    answer();
    await expect(dialog(page)).toBeHidden();
    await expect(block(page).getByRole('article')).toHaveCount(1);
    expect(sent).toBe(1);
  });

  test('can be left, and gone on with', async ({ page }) => {
    await openDialog(page);
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(block(page).getByRole('button', { name: 'Start Discussion' })).toBeFocused();
    await openDialog(page);
    await expect(titleField(page)).toHaveValue('Why not by symmetry?');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test('keeps a draft over a reload, for whoever wrote it', async ({ page, signInAs }) => {
    const cookies = await page.context().cookies();
    await openDialog(page);
    await fillIn(page);
    await page.reload();
    await openDialog(page);
    await expect(dialog(page).getByText('Draft restored')).toBeVisible();
    await expect(titleField(page)).toHaveValue('Why not by symmetry?');
    await expect(contentField(page)).toHaveValue('Would $x \\to -x$ not be enough here?');
    await expect(submit(page)).toBeEnabled();

    await signInAs(page);
    await page.goto(`/question/${questionId}`);
    await openDialog(page);
    await expect(titleField(page)).toHaveValue('');

    await page.context().addCookies(cookies);
    await page.goto(`/question/${questionId}`);
    await openDialog(page);
    await dialog(page).getByRole('button', { name: 'Discard it' }).click();
    await expect(titleField(page)).toHaveValue('');
    await expect(contentField(page)).toHaveValue('');
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await openDialog(page);
    await expect(dialog(page).getByText('Draft restored')).toHaveCount(0);
    await expect(contentField(page)).toHaveValue('');
  });

  test.describe('in vain', () => {
    test.use({ expectedConsoleErrors: [/status of (401|429|502)|answered 502|ERR_FAILED/] });

    test('says why and keeps the words', async ({ page }) => {
      await openDialog(page);
      await fillIn(page);
      for (const [answer, reason] of [
        [
          { status: 429, json: { message: 'Too many discussions for now' } },
          'Too many discussions for now',
        ],
        [{ status: 502, body: 'Bad gateway' }, 'Failed to create discussion'],
        [null, 'An unknown error occurred'],
      ] as const) {
        await page.route(calls, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await submit(page).click();
        await expect(dialog(page).getByRole('alert')).toHaveText(
          `Error creating discussion ${reason}`,
        );
        await expect(page.getByText(reason)).toHaveCount(2);
        await page.unroute(calls);
      }
      await expect(titleField(page)).toHaveValue('Why not by symmetry?');
      await submit(page).click();
      await expect(dialog(page)).toBeHidden();
      await expect(block(page).getByRole('article')).toHaveCount(1);
    });

    test('because the session has ended', async ({ page }) => {
      const cookies = await page.context().cookies();
      await openDialog(page);
      await fillIn(page);
      await page.context().clearCookies();
      await submit(page).click();
      await expectToast(
        page,
        'Authentication required',
        'You must be logged in to create a discussion',
      );
      await expect(dialog(page)).toHaveCount(0);
      await expect(
        block(page).getByRole('link', { name: 'Sign in to start a discussion' }),
      ).toBeVisible();

      await page.context().addCookies(cookies);
      await page.reload();
      await openDialog(page);
      await expect(titleField(page)).toHaveValue('Why not by symmetry?');
    });
  });
});

test('the discussions are accessible and fit', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  const { questionId } = await insertDiscussion(site.pool, {
    title: `A_long_word_${'x'.repeat(80)}`,
    content: 'Why '.repeat(200),
    isPinned: true,
    isLocked: true,
  });
  await insertDiscussion(site.pool, { questionId });
  await page.goto(`/question/${questionId}`);
  await expectRight(page);
  await signInAs(page);
  await page.goto(`/question/${questionId}`);
  await openDialog(page);
  await expectRight(page);
  await fillIn(page, 'Why');
  await titleField(page).blur();
  await expect(dialog(page).locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectRight(page);
});
