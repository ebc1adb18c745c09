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

/** Behind a dialog that stays open, where only eyes reach it. */
async function expectToastBehind(page: Page, title: string, description: string) {
  const hidden = { includeHidden: true };
  const toasts = page.getByRole('region', { name: /Notifications/, ...hidden });
  const toast = toasts.getByRole('listitem', hidden).filter({ hasText: title });
  await expect(toast).toContainText(description);
}

async function openDialog(page: Page) {
  await page.goto('/admin');
  // The list comes with the scripts, and so the buttons work.
  await expect(page.getByRole('checkbox', { name: /^Select / }).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import questions' });
}

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(page, { isAdmin: true });
});

test('imports a file, which is seen at once', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('File').setInputFiles(csv(row('Alpha of it'), row('Beta of it')));
  await expect(dialog).toContainText('bank.csv');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expectToast(page, 'Import successful', 'Imported 2 of 2 questions');
  await expect(dialog).toBeHidden();
  await page.goto('/questions?search=Alpha+of+it');
  await expect(page.getByRole('link', { name: 'Alpha of it' })).toBeVisible();
});

test('asks for a file first', async ({ page }) => {
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText('Please select a file to import');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('says what would happen, then what did, line by line', async ({ page, site }) => {
  const count = async () =>
    (await site.pool.query("select id from questions where name like 'Gamma%'")).rowCount;
  const dialog = await openDialog(page);
  const file = csv(row('Gamma one'), 'Gamma two,short,x', row('Gamma one'), 'Gamma three,,');
  await dialog.getByLabel('File').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  const lines = dialog.getByRole('region', { name: 'Rows with errors' }).getByRole('listitem');
  const expected = [
    'Row 2: Description must be at least 10 characters (line 3)',
    'Row 4: Description is required; Solution content is required (line 5)',
  ];
  await expect(lines).toHaveText(expected);
  await expect(dialog).toContainText('Would be imported1');
  expect(await count()).toBe(0);

  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expectToastBehind(
    page,
    'Import completed with errors',
    'Imported 1 of 4 questions with 2 errors',
  );
  await expect(lines).toHaveText(expected);
  await expect(dialog).toContainText('Already there1');
  expect(await count()).toBe(1);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save these lines as a file' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(expected.join('\n'));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test.describe('when it does not work', () => {
  test.use({ expectedConsoleErrors: [/status of [45]00|answered 500|ERR_FAILED/] });

  test('nothing is lost: the file stays, and can be sent again', async ({ page }) => {
    const dialog = await openDialog(page);
    const wrong = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
    await dialog.getByLabel('File').setInputFiles(wrong);
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    const reason = 'The file must contain a list of questions';
    await expectToastBehind(page, 'Import failed', reason);
    await expect(dialog).toContainText(reason);
    await expect(dialog).toContainText('a.json');

    await page.route('**/api/admin/import-file*', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await dialog.getByLabel('File').setInputFiles(csv(row('Delta of it')));
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expectToastBehind(page, 'Import failed', 'Failed to import file');
    await page.unroute('**/api/admin/import-file*');
    await page.route('**/api/admin/import-file*', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expectToastBehind(page, 'Import failed', 'The site could not be reached');
    await page.unroute('**/api/admin/import-file*');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expectToast(page, 'Import successful', 'Imported 1 of 1 questions');
  });

  test('an answer that got lost is asked for again', async ({ page }) => {
    const dialog = await openDialog(page);
    await page.route('**/api/admin/import-file*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByLabel('File').setInputFiles(csv(row('Epsilon of it')));
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expectToast(page, 'Import successful', 'Imported 1 of 1 questions');
  });
});

test('follows a long import, and stays open meanwhile', async ({ page }) => {
  const dialog = await openDialog(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/admin/imports/*', (route) =>
    route.fulfill({
      json: {
        key: 'x',
        status: 'running',
        total: 10_000,
        processed: 2500,
        failure: null,
        result: null,
      },
    }),
  );
  await page.route('**/api/admin/import-file*', async (route) => {
    const response = await route.fetch();
    await mayAnswer;
    await route.fulfill({ response });
  });
  await dialog.getByLabel('File').setInputFiles(csv(row('Zeta of it')));
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toContainText('Importing 2,500 of 10,000 rows…');
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('value', '0.25');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  answer();
  await expectToast(page, 'Import successful', 'Imported 1 of 1 questions');
});

test('takes a file that is dropped, and works by keyboard', async ({ page }) => {
  const dialog = await openDialog(page);
  const dropped = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'dropped.csv', { type: 'text/csv' }));
    return transfer;
  }, csv(row('Eta of it')).buffer.toString());
  await dialog.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog).toContainText('dropped.csv');
  await dialog.getByLabel('File').focus();
  for (const name of ['Cancel', 'Check file', 'Import']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expectToast(page, 'Import successful', 'Imported 1 of 1 questions');
});

test('offers templates and the whole bank as files', async ({ page }) => {
  const dialog = await openDialog(page);
  for (const format of ['CSV', 'JSON']) {
    const saving = page.waitForEvent('download');
    await dialog.getByRole('link', { name: format }).click();
    expect((await saving).suggestedFilename()).toBe(`questions-template.${format.toLowerCase()}`);
  }
});

test('the dialog looks right', async ({ page, expectRight }) => {
  const dialog = await openDialog(page);
  await dialog.getByLabel('File').setInputFiles(csv(row('Theta'), 'Iota,short,x'));
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog).toContainText('What would happen');
  await expectRight(page);
  await onEveryScreen(page, async ({ width }) => {
    const box = await dialog.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
  });
});
