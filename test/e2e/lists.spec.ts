import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';

test('a list is made from a question, ordered by keys, practiced, shared and exported', async ({
  page,
  site,
  browser,
  signInAs,
  expectRight,
}) => {
  const [first, second, third] = [
    await insertQuestion(site.pool, { name: uniqueName('Lists A') }),
    await insertQuestion(site.pool, { name: uniqueName('Lists B'), isPremium: true }),
    await insertQuestion(site.pool, { name: uniqueName('Lists C') }),
  ];
  const { username } = await signInAs(page);

  await page.goto('/lists');
  await expectRight(page);
  await page.goto(`/question/${first.id}`);
  await page.getByRole('button', { name: 'Add to list…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to list' });
  await dialog.getByLabel('Name of your first list').fill('Monday');
  await dialog.getByRole('button', { name: 'Create and add' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await expectRight(page);
  for (const { id } of [second, third]) {
    await page.goto(`/question/${id}`);
    await page.getByRole('button', { name: 'Add to list…' }).click();
    await dialog.getByRole('checkbox', { name: 'Monday' }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  await page.goto('/lists');
  await expectRight(page);
  await page.getByRole('link', { name: 'Monday' }).click();
  const menu = page.getByRole('button', { name: `Actions for ${third.name}` });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to top' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Lists ' }).first()).toContainText(
    third.name,
  );
  await expect(menu).toBeFocused();
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.reload();
  await expectRight(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export to Anki' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.indexOf(third.name)).toBeLessThan(file.indexOf(first.name));
  expect(file).toContain('It is \\(2\\).');

  await page.getByRole('link', { name: 'Start' }).click();
  for (const [index, { name }] of [third, first, second].entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    // The key needs the neighbors, which come with the place.
    const place = `${index + 1} of 3 · Monday`;
    await expect(page.getByText(place).filter({ visible: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('link', { name: 'All Questions' }).click();
  await expect(page.getByText('Showing 1 to 3 of 3 questions')).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`A list by ${username}`)).toBeVisible();
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectRight(visitor);
  await page.goto('/lists');
  await page.getByRole('link', { name: 'Monday' }).click();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await visitor.close();
});

test('visitors are told that lists need an account, and come back', async ({
  page,
  expectRight,
}) => {
  await page.goto('/lists/5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists need an account');
  await expectRight(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Flists%2F5');
});
