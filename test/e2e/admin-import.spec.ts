import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';
import { onEveryScreen } from './support/screens.ts';

const header = 'question_name,description,solution';
const row = (name: string) => `${name},What is the value of ${name}?,It is ${name}`;

function csv(...lines: string[]) {
  const content = [header, ...lines].join('\r\n');
  return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
}

/** A toast is inert while a dialog stays open. */
async function expectToastBehind(page: Page, title: string, description: string) {
  const hidden = { includeHidden: true };
  const toasts = page.getByRole('region', { name: /Notifications/, ...hidden });
  const toast = toasts.getByRole('listitem', hidden).filter({ hasText: title });
  await expect(toast).toContainText(description);
}

async function openDialog(page: Page) {
  await page.goto('/admin');
  // Scripts load the list: by then the buttons work.
  await expect(page.getByRole('checkbox', { name: /^Select / }).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import questions' });
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(page, { isAdmin: true });
});

test('checks a file, then imports it, and lists its errors', async ({
  page,
  site,
  expectRight,
}) => {
  const count = async () =>
    (await site.pool.query("select id from questions where name like 'Gamma%'")).rowCount;
  const dialog = await openDialog(page);
  const lines = dialog.getByRole('region', { name: 'Rows with errors' }).getByRole('listitem');
  const expected = [
    'Row 2: Description must be at least 10 characters (line 3)',
    'Row 4: Description is required; Solution content is required (line 5)',
  ];

  await test.step('offers templates', async () => {
    for (const format of ['CSV', 'JSON']) {
      const saving = page.waitForEvent('download');
      await dialog.getByRole('link', { name: format }).click();
      expect((await saving).suggestedFilename()).toBe(`questions-template.${format.toLowerCase()}`);
    }
  });

  await test.step('says what would happen', async () => {
    const file = csv(row('Gamma one'), 'Gamma two,short,x', row('Gamma one'), 'Gamma three,,');
    await dialog.getByLabel('File').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Check file' }).click();
    await expect(lines).toHaveText(expected);
    await expect(dialog).toContainText('Preview');
    await expect(dialog).toContainText('Would be imported1');
    expect(await count()).toBe(0);
  });

  await test.step('is accessible and fits', async () => {
    await expectRight(page);
    await onEveryScreen(page, async ({ width }) => {
      const box = await dialog.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    });
  });

  await test.step('imports what is right, and saves the errors', async () => {
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expectToastBehind(
      page,
      'Import completed with errors',
      'Imported 1 of 4 questions with 2 errors',
    );
    await expect(lines).toHaveText(expected);
    await expect(dialog).toContainText('Already existed1');
    expect(await count()).toBe(1);
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download errors' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toBe(expected.join('\n'));
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('imports a dropped file by keyboard, and shows its questions at once', async ({ page }) => {
  const dialog = await openDialog(page);
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }));
    return transfer;
  }, csv(row('Alpha of it'), row('Beta of it')).buffer.toString());
  await dialog.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog).toContainText('dropped.csv');
  await dialog.getByLabel('File').focus();
  for (const name of ['Cancel', 'Check file', 'Import']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectToast(page, 'Import successful', 'Imported 2 of 2 questions');
  await expect(dialog).toBeHidden();
  await page.goto('/questions?search=Alpha+of+it');
  await expect(page.getByRole('link', { name: 'Alpha of it' })).toBeVisible();
});
