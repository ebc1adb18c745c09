import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { onEveryScreen } from './support/screens.ts';

const row = (name: string) => `${name},What is the value of ${name}?,It is ${name}`;

test('a dropped file is checked by keyboard, then imported, and its errors are saved', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const count = async () =>
    (await site.pool.query("select id from questions where name like 'Gamma%'")).rowCount;
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import questions' });
  const lines = dialog.getByRole('region', { name: 'Rows with errors' }).getByRole('listitem');
  const expected = [
    'Row 2: Description must be at least 10 characters (line 3)',
    'Row 4: Description is required; Solution content is required (line 5)',
  ];

  await test.step('says what would happen', async () => {
    const dropped = await page.evaluateHandle(
      (content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }));
        return transfer;
      },
      [
        'question_name,description,solution',
        row('Gamma one'),
        'Gamma two,short,x',
        row('Gamma one'),
        'Gamma three,,',
      ].join('\r\n'),
    );
    await dialog.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(dialog).toContainText('dropped.csv');
    await dialog.getByLabel('File').focus();
    for (const name of ['Cancel', 'Check file']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(lines).toHaveText(expected);
    expect(await count()).toBe(0);
  });

  await test.step('is accessible and fits', async () => {
    await expectRight(page, { include: 'dialog[open]' });
    await onEveryScreen(page, async ({ width }) => {
      const box = await dialog.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    });
  });

  await test.step('imports the good rows, and saves the errors', async () => {
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(dialog).toContainText('Already existed1');
    expect(await count()).toBe(1);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download errors' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toBe(expected.join('\n'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});
