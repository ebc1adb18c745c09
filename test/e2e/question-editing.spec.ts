import type { Page } from '@playwright/test';
import { insertAnswer } from '#test/support/answers.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { expect, test, viewports } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

const editor = (page: Page, name = 'Edit Question') => page.getByRole('dialog', { name });
const discard = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });

async function openEditor(page: Page, label = 'Edit Question') {
  await page.getByRole('complementary').getByRole('button', { name: label }).click();
  const dialog = editor(page, label);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  return dialog;
}

/** A call of another administrator, who works on the same question. */
async function asColleague(site: Site, method: string, path: string, body: object) {
  const { cookie } = await createSignedInUser(site.pool, { isAdmin: true });
  const answer = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

type Site = { url: string; pool: Parameters<typeof insertQuestion>[0] };

test.describe('editing a question', () => {
  test('changes what everybody sees', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const name = uniqueName('Edited');
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(dialog.getByRole('region', { name: 'Preview: Description' })).toContainText(
      'What is',
    );
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('Difficulty').selectOption('Hard');
    await dialog.getByLabel('Category').fill('Options');
    await dialog.getByLabel('Job title').fill('Risk Manager');
    await dialog.getByLabel('Premium').check();
    await dialog
      .getByLabel('Description', { exact: true })
      .fill('Price a *call* with $S_0 = 100$.');
    const preview = dialog.getByRole('region', { name: 'Preview: Description' });
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

    await page.context().clearCookies();
    await page.goto(`/question/${id}`);
    await expect(main.getByRole('article')).toContainText('Price a call with');
    await expect(main).toContainText('Risk Manager Interview Question');
  });

  test('keeps the answer check, or drops it for everybody', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await insertAnswer(site.pool, {
      questionId: id,
      hints: [{ source: 'Look.', html: '<p>Look.</p>' }],
    });
    const visitorsPage = async () => (await fetch(`${site.url}/question/${id}`)).text();
    const check = page.getByRole('button', { name: 'Check answer' });
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    const keep = dialog.getByLabel('Keep the answer check, hints and lab.');
    await expect(keep).toBeChecked();
    await dialog.getByLabel('Name', { exact: true }).fill(uniqueName('Kept'));
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(check).toBeVisible();
    expect(await visitorsPage()).toContain('Check answer');

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
    await expect(keep).toHaveCount(0);
  });

  test('names what is missing', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    const save = dialog.getByRole('button', { name: 'Save' });
    for (const [label, text, complaint] of [
      ['Name', ' ', 'Question name is required'],
      ['Name', 'ab', 'Name must be at least 3 characters'],
      ['Category', '', 'Category is required'],
      ['Description', '', 'Description is required'],
      ['Description', 'short', 'Description must be at least 10 characters'],
      ['Image name (optional)', 'a b', 'Image must be the name of an uploaded file'],
    ] as const) {
      const field = dialog.getByLabel(label, { exact: true });
      const before = await field.inputValue();
      await field.fill(text);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(complaint));
      await expect(save).toBeDisabled();
      await field.fill(before);
      await expect(save).toBeEnabled();
    }
  });

  test('asks before changes are lost', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto('/about');
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Question' })).toBeFocused();

    await openEditor(page);
    await dialog.getByLabel('Name', { exact: true }).fill('Not saved');
    // The second one is what browsers do not let a page refuse.
    for (const isAsked of [true, false, true, false, true]) {
      await page.keyboard.press('Escape');
      await expect(discard(page)).toBeVisible({ visible: isAsked });
    }
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Not saved');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await openEditor(page);
    await expect(dialog.getByLabel('Name', { exact: true })).not.toHaveValue('Not saved');
  });

  test('asks again, however quick the keys', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    await dialog.getByLabel('Name', { exact: true }).fill('Not saved');
    await page.keyboard.press('Escape');
    await expect(discard(page)).toBeVisible();
    // Both before the browser tells of the first closing.
    await page.evaluate(async () => {
      const closed = new Promise((told) => document.addEventListener('close', told, true));
      for (let times = 0; times < 2; times += 1) {
        const key = { key: 'Escape', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
        for (let turns = 0; turns < 10; turns += 1) await null;
      }
      await closed;
      await new Promise(requestAnimationFrame);
    });
    await expect(discard(page)).toBeVisible();
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(discard(page)).toBeHidden();
  });

  test('asks before the page or the tab is left', async ({ page, site, signInAs }) => {
    const { id, name } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/questions?search=${encodeURIComponent(name)}`);
    await page.getByRole('main').getByRole('link', { name }).click();
    const dialog = await openEditor(page);
    await dialog
      .getByLabel('Description', { exact: true })
      .fill('Something that nobody wants to lose');
    await page.evaluate(() => history.back());
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(`/question/${id}`);
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'Something that nobody wants to lose',
    );

    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

    await page.evaluate(() => history.back());
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/questions/);
  });

  test('is for administrators alone', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    for (const isSignedIn of [false, true]) {
      if (isSignedIn) await signInAs(page);
      await page.goto(`/question/${id}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: /^(Edit|Add) / })).toHaveCount(0);
    }
  });
});

test.describe('when someone else saved meanwhile', () => {
  test.use({ expectedConsoleErrors: [/status of (409|404)/] });

  async function provokeConflict(page: Page, site: Site) {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    await dialog.getByLabel('Description', { exact: true }).fill('This is what I wrote.');
    await asColleague(site, 'PUT', `/api/admin/questions/${id}`, {
      name: 'Their name',
      description: 'This is what **they** wrote.',
      category: 'Trading',
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = dialog.getByRole('region', { name: 'Changed meanwhile' });
    await expect(notice).toContainText('Someone else saved this question meanwhile.');
    await expect(notice).toContainText('Their name');
    await expect(notice).toContainText('Trading');
    await expect(notice.locator('strong')).toHaveText('they');
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'This is what I wrote.',
    );
    return { id, dialog, notice };
  }

  async function stored(site: Site, id: number) {
    const answer = await fetch(`${site.url}/api/questions/${id}`);
    return (await answer.json()) as { name: string; description: string; version: number };
  }

  test('one can keep one’s own', async ({ page, site, signInAs, expectAccessible }) => {
    await signInAs(page, { isAdmin: true });
    const { id, notice } = await provokeConflict(page, site);
    await expectAccessible(page, { include: 'dialog' });
    expect((await stored(site, id)).description).toBe('This is what **they** wrote.');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page)).toContainText('Question updated');
    expect(await stored(site, id)).toMatchObject({
      description: 'This is what I wrote.',
      version: 3,
    });
  });

  test('one can take theirs', async ({ page, site, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    const { id, dialog, notice } = await provokeConflict(page, site);
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await discard(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'This is what I wrote.',
    );
    await notice.getByRole('button', { name: 'Take theirs' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toBeHidden();
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'This is what **they** wrote.',
    );
    await expect(dialog.getByLabel('Category')).toHaveValue('Trading');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await stored(site, id)).version).toBe(2);
  });

  test('a first solution of someone else is not lost either', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    await page.getByRole('button', { name: 'Show Solution' }).click();
    const main = page.getByRole('main');
    // The button in the empty panel goes as soon as there is a solution; the text must stay.
    await main
      .locator('section', { hasText: 'No solution' })
      .getByRole('button', { name: 'Add Solution' })
      .click();
    const dialog = editor(page, 'Add Solution');
    await dialog.getByLabel('Solution', { exact: true }).fill('Mine is $1$.');
    await asColleague(site, 'POST', '/api/admin/solutions', {
      questionId: id,
      content: 'Theirs is $2$.',
    });
    await expect(main.getByText('Theirs is').first()).toBeAttached();
    await expect(dialog.getByLabel('Solution', { exact: true })).toHaveValue('Mine is $1$.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const notice = dialog.getByRole('region', { name: 'Changed meanwhile' });
    await expect(notice).toContainText('Theirs is');
    await notice.getByRole('button', { name: 'Keep mine' }).click();
    await expect(toast(page)).toContainText('Solution updated');
    await expect(main.getByText('Mine is').first()).toBeVisible();
  });
});

test.describe('editing a solution', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('adds one, then changes it, and shows it at once', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool, { solution: null });
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    await page.getByRole('button', { name: 'Show Solution' }).click();
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

test.describe('when saving fails', () => {
  test.use({ expectedConsoleErrors: [/status of (400|401|404|503)|answered 503/] });

  test('the reason is told and the text stays', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    const dialog = await openEditor(page);
    await dialog
      .getByLabel('Description', { exact: true })
      .fill(`Too much: $${'x'.repeat(20_000)}$`);
    const preview = dialog.getByRole('region', { name: 'Preview: Description' });
    await expect(preview.getByRole('alert')).toContainText('A formula');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Update failed')).toBeVisible();
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveAccessibleDescription(
      /A formula/,
    );

    await dialog.getByLabel('Description', { exact: true }).fill('Written for a long time.');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please sign in to continue.')).toBeVisible();
    await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
      'Written for a long time.',
    );

    await signInAs(page, { isAdmin: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page)).toContainText('Question updated');
  });

  test('a question that cannot be loaded is not edited', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page, { isAdmin: true });
    await page.goto(`/question/${id}`);
    await page.route(`**/api/questions/${id}`, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is very busy.' } }),
    );
    await page.getByRole('button', { name: 'Edit Question' }).click();
    const dialog = editor(page);
    await expect(dialog.getByRole('alert')).toContainText('Question not found');
    await expect(dialog.getByRole('alert')).toContainText('The service is very busy.');
    await page.unroute(`**/api/questions/${id}`);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByLabel('Description', { exact: true })).toBeVisible();
  });
});

for (const [device, viewport] of Object.entries(viewports)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('fits, and is accessible', async ({ page, site, signInAs, expectAccessible }) => {
      const { id } = await insertQuestion(site.pool, { description: 'Long text. '.repeat(300) });
      await signInAs(page, { isAdmin: true });
      await page.goto(`/question/${id}`);
      const dialog = await openEditor(page);
      const preview = dialog.getByRole('region', { name: 'Preview: Description' });
      const text = dialog.getByLabel('Description', { exact: true });
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
  });
}
