import { variedRow } from '#test/support/varied-imports.ts';
import { expect, test } from './fixtures.ts';
import { toast } from './support/accounts.ts';
import { uniqueName } from './support/questions.ts';

test('administrators look at fresh numbers, withdraw some, and turn them off by an edit', async ({
  page,
  signInAs,
  expectRight,
}) => {
  const name = uniqueName('Die');
  await signInAs(page, { isAdmin: true });
  const row = { ...variedRow, question_name: name };
  const imported = await page.request.post('/api/admin/import-file', {
    multipart: {
      importFile: {
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify([row])),
      },
    },
  });
  expect(await imported.json()).toMatchObject({ success: 1 });

  await page.goto(`/admin?numbers=fresh&search=${encodeURIComponent(name)}`);
  await expect(page.getByLabel('Numbers')).toHaveValue('fresh');
  const list = page.getByRole('region', { name: 'All questions' });
  await expect(list.getByRole('link', { name: 'Fresh numbers' })).toBeVisible();
  await expectRight(page);

  await list.getByRole('link', { name: 'Fresh numbers' }).click();
  await expect(page).toHaveURL(/\/admin\/questions\/\d+\/numbers$/);
  const item = page.getByRole('listitem').filter({ hasText: '1.2' });
  await item.getByRole('button', { name: 'Show text' }).click();
  await expect(item.getByText('There are 10 sides, not 9.')).toBeVisible();
  const withdraw = item.getByRole('button', { name: 'Withdraw 1.2' });
  await withdraw.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw 1.2?' });
  await expectRight(page, { include: 'dialog[open]' });
  await dialog.press('Escape');
  await expect(withdraw).toBeFocused();
  await withdraw.press('Enter');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(toast(page)).toContainText('1.2 is withdrawn');
  await expect(item.getByText('Withdrawn')).toBeVisible();
  await expect(item.getByRole('button', { name: 'Put back 1.2' })).toBeFocused();
  await expectRight(page);

  const numbersUrl = page.url();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Edit Question' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Question' });
  await editor.getByLabel('Description', { exact: true }).fill('A die has six sides. And now?');
  await expect(editor.getByText('Saving this turns fresh numbers off.')).toBeVisible();
  await expectRight(page, { include: 'dialog[open]' });
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Fresh numbers are off');
  await page.goto(numbersUrl);
  await expect(page.getByText('Fresh numbers are off.')).toBeVisible();
  await expectRight(page);
});
