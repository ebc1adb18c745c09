import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test('a list is created from a question, ordered by keyboard, practiced, shared and exported', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const [first, second] = [
    await insertQuestion(site.pool, { name: uniqueName('Lists A') }),
    await insertQuestion(site.pool, { name: uniqueName('Lists B'), isPremium: true }),
  ];
  const { username } = await signInAs(page);

  await test.step('created from a question', async () => {
    await page.goto('/lists');
    await expectRight(page, { include: 'main' });
    await page.goto(`/question/${first.id}`);
    await page.getByRole('button', { name: 'Add to list…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to list' });
    await dialog.getByLabel('Name of your first list').fill('Monday');
    await dialog.getByRole('button', { name: 'Create and add' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
    await expectRight(page, { include: 'dialog[open]' });
    const [{ id }] = await (await page.request.get('/api/lists')).json();
    await page.request.put(`/api/lists/${id}/questions/${second.id}`);
    await page.goto('/lists');
    await page.getByRole('link', { name: 'Monday' }).waitFor();
    await expectRight(page, { include: 'main' });
    await page.getByRole('link', { name: 'Monday' }).click();
  });

  await test.step('ordered by keyboard', async () => {
    const menu = page.getByRole('button', { name: `Actions for ${second.name}` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Move to top' })).toBeFocused();
    await expectRight(page, { include: '[role=menu]' });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'Lists ' })).toContainText([
      second.name,
      first.name,
    ]);
    await expect(menu).toBeFocused();
  });

  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expectRight(page);

  await test.step('exported', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export to Anki' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(first.name);
    expect(file).toContain('It is \\(2\\).');
  });

  await test.step('practiced', async () => {
    await page.getByRole('link', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);
    // The key needs the neighbors, which load with the position.
    await page.getByText('1 of 2 · Monday').filter({ visible: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
    await page.getByRole('link', { name: 'All Questions' }).click();
    await expect(page.getByText('Showing 1 to 2 of 2 questions')).toBeVisible();
  });

  await test.step('shared with visitors, who need an account to copy it', async () => {
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByText(`A list by ${username}`)).toBeVisible();
    await expectRight(page, { include: 'main' });
    await page.goto('/lists/5');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to use lists');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Flists%2F5',
    );
    await expectRight(page, { include: 'main' });
  });
});
