import { expect, test } from './fixtures.ts';
import { discard, openEditor } from './support/question-editing.ts';
import { insertQuestion } from './support/questions.ts';

test('the editor asks before changes are lost', async ({ page, site, signInAs }) => {
  const { id, name } = await insertQuestion(site.pool);
  await signInAs(page, { isAdmin: true });
  await page.goto(`/questions?search=${encodeURIComponent(name)}`);
  await page.getByRole('main').getByRole('link', { name }).click();
  const dialog = await openEditor(page);
  const field = dialog.getByLabel('Name', { exact: true });
  const keepEditing = discard(page).getByRole('button', { name: 'Keep editing' });

  await test.step('closing it unchanged', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Question' })).toBeFocused();
  });

  await test.step('closing it', async () => {
    await openEditor(page);
    await field.fill('Not saved');
    // Browsers do not let a page refuse the second one.
    for (const isAsked of [true, false, true, false, true]) {
      await page.keyboard.press('Escape');
      await expect(discard(page)).toBeVisible({ visible: isAsked });
    }
    await keepEditing.click();
    await expect(field).toHaveValue('Not saved');
  });

  await test.step('closing it with two quick keys', async () => {
    await page.keyboard.press('Escape');
    await expect(discard(page)).toBeVisible();
    // Both before the browser fires the first close event.
    await page.evaluate(async () => {
      const closed = new Promise((resolve) => document.addEventListener('close', resolve, true));
      for (let times = 0; times < 2; times += 1) {
        const key = { key: 'Escape', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
        for (let turns = 0; turns < 10; turns += 1) await null;
      }
      await closed;
      await new Promise(requestAnimationFrame);
    });
    await expect(discard(page)).toBeVisible();
    await keepEditing.click();
    await expect(discard(page)).toBeHidden();
  });

  await test.step('discarding', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await openEditor(page);
    await expect(field).not.toHaveValue('Not saved');
  });

  await test.step('going back', async () => {
    await field.fill('Not saved either');
    await page.evaluate(() => history.back());
    await keepEditing.click();
    await expect(page).toHaveURL(`/question/${id}?${new URLSearchParams({ search: name })}`);
    await expect(field).toHaveValue('Not saved either');
  });

  await test.step('closing the tab', async () => {
    const asked = page.waitForEvent('dialog');
    void page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
  });

  await test.step('going back after all', async () => {
    await page.evaluate(() => history.back());
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/questions/);
  });
});
