import { insertAnswer } from '#test/support/answers.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { expect, test, viewports } from './fixtures.ts';
import { endSession, toast } from './support/accounts.ts';
import { discard, openEditor } from './support/question-editing.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test('an edit changes what everyone sees', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool);
  await insertAnswer(site.pool, {
    questionId: id,
    hints: [{ source: 'Look.', html: '<p>Look.</p>' }],
  });
  const name = uniqueName('Edited');
  const visitorsPage = async () => (await fetch(`${site.url}/question/${id}`)).text();
  const check = page.getByRole('button', { name: 'Check answer' });
  await signInAs(page, { isAdmin: true });
  await page.goto(`/question/${id}`);
  const dialog = await openEditor(page);
  const keep = dialog.getByLabel('Keep the answer check, hints and lab.');

  await test.step('every field', async () => {
    const preview = dialog.getByRole('region', { name: 'Preview: Description' });
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(preview).toContainText('What is');
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Difficulty').selectOption('Hard');
    await dialog.getByLabel('Category').fill('Options');
    await dialog.getByLabel('Job title').fill('Risk Manager');
    await dialog.getByLabel('Premium').check();
    await expect(keep).toBeChecked();
    await dialog
      .getByLabel('Description', { exact: true })
      .fill('Price a *call* with $\\sigma = 0.2$.');
    await expect(preview.locator('em')).toHaveText('call');
    await expect(preview.locator('.katex').first()).toBeVisible();

    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Question updated');
    await expect(dialog).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(main).toContainText('Hard');
    await expect(main).toContainText('Options');
    await expect(main.getByRole('article').locator('em')).toHaveText('call');
    await expect(check).toBeVisible();
    expect(await visitorsPage()).toContain('Check answer');
  });

  await test.step('dropping the answer check', async () => {
    await openEditor(page);
    await keep.uncheck();
    await page.keyboard.press('Escape');
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(check).toHaveCount(0);
    await expect(page.getByRole('button', { name: /hint/i })).toHaveCount(0);
    expect(await visitorsPage()).not.toContain('Check answer');
    await openEditor(page);
    await expect(keep).not.toBeChecked();
  });

  await test.step('for visitors', async () => {
    await endSession(page);
    await page.goto(`/question/${id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toContainText('Price a call with');
    await expect(main).toContainText('Risk Manager Interview Question');
  });
});

test.describe('after someone else saved', () => {
  test.use({ expectedConsoleErrors: [/status of 409/] });

  test('their version can be taken', async ({ page, site, signInAs, expectAccessible }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    const text = dialog.getByLabel('Description', { exact: true });
    await text.fill('This is what I wrote.');
    const { cookie } = await createSignedInUser(site.pool, { isAdmin: true });
    const saved = await fetch(`${site.url}/api/admin/questions/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
      body: JSON.stringify({
        name: 'Their name',
        description: 'This is what **they** wrote.',
        category: 'Trading',
      }),
    });
    expect(saved.ok).toBe(true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = dialog.getByRole('region', { name: 'Edit conflict' });
    await expect(notice.locator('strong')).toHaveText('they');
    await expectAccessible(page, { include: 'dialog' });

    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(text).toHaveValue('This is what I wrote.');
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toBeHidden();
    await expect(text).toHaveValue('This is what **they** wrote.');
    await expect(dialog.getByLabel('Category')).toHaveValue('Trading');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const stored = await page.request.get(`/api/questions/${id}`);
    expect(await stored.json()).toMatchObject({ version: 2 });
  });
});

test.describe('without a solution', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('an administrator adds one, then changes it', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    const showSolution = async () => {
      await page.goto(`/question/${id}`);
      await page.getByRole('button', { name: 'Show Solution' }).click();
      await expect(page.getByText('No solution has been added for this question')).toBeVisible();
    };
    await signInAs(page);
    await showSolution();
    await expect(
      page.getByRole('button', { name: /^(Edit|Add) (Question|Solution)$/ }),
    ).toHaveCount(0);

    await signInAs(page, { isAdmin: true });
    await showSolution();
    const dialog = await openEditor(page, 'Add Solution');
    const content = dialog.getByLabel('Solution', { exact: true });
    await expect(content).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(content).toHaveAccessibleDescription(/Solution content is required/);
    await content.fill('The *first* answer.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(toast(page)).toContainText('Solution updated');
    const main = page.getByRole('main');
    await expect(main.getByText('The first answer.').first()).toBeVisible();

    const second = await openEditor(page, 'Edit Solution');
    await second.getByLabel('Solution', { exact: true }).fill('The second answer.');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second).toBeHidden();
    await expect(main.getByText('The second answer.').first()).toBeVisible();
    await expect(main.getByText('The first answer.')).toHaveCount(0);
  });
});

test('the editor fits every screen and is accessible', async ({
  page,
  site,
  signInAs,
  expectAccessible,
}) => {
  const { id } = await insertQuestion(site.pool, { description: 'Long text. '.repeat(300) });
  await signInAs(page, { isAdmin: true });
  await page.goto(`/question/${id}`);
  const dialog = await openEditor(page);
  const preview = dialog.getByRole('region', { name: 'Preview: Description' });
  const text = dialog.getByLabel('Description', { exact: true });
  for (const [device, viewport] of Object.entries(viewports)) {
    await test.step(device, async () => {
      await page.setViewportSize(viewport);
      if (device === 'phone') {
        await expect(preview).toBeHidden();
        await dialog.getByRole('button', { name: 'Preview' }).click();
        await expect(text).toBeHidden();
        await expect(preview).toContainText('Long text.');
        await dialog.getByRole('button', { name: 'Write' }).click();
        await expect(text).toBeVisible();
      } else {
        await expect(text).toBeVisible();
        await expect(preview).toContainText('Long text.');
      }
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport();
      const overflow = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(overflow).toBe(0);
      await expectAccessible(page, { include: 'dialog' });
    });
  }
});
