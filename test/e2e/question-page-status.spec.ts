import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, toast } from './support/accounts.ts';
import { insertQuestion } from './support/questions.ts';

const option = (page: Page, name: string) => page.getByRole('radio', { name });
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Your progress' }).getByText(name, { exact: true }).click();

test('a status and an error report are stored', async ({ page, site, signInAs }) => {
  const { id } = await insertQuestion(site.pool);
  const user = await signInAs(page);
  await page.goto(`/question/${id}`);

  await test.step('status', async () => {
    await expect(option(page, 'Not Started')).toBeChecked();
    for (const name of ['Attempted', 'Solved', 'Not Started']) {
      await choose(page, name);
      await expect(toast(page)).toContainText('Status updated');
      await expect(option(page, name)).toBeChecked();
      await page.reload();
      await expect(option(page, name)).toBeChecked();
    }
  });

  await test.step('error report', async () => {
    const open = page.getByRole('button', { name: 'Report an error' });
    await open.click();
    const field = page.getByRole('textbox', { name: 'What is wrong?' });
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await field.fill('The sign in line two is wrong.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expectToast(
      page,
      'Error reported',
      'Thank you for reporting this error. An administrator will review it.',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    const { rows } = await site.pool.query(
      'select description, reported_by from error_reports where question_id = $1',
      [id],
    );
    expect(rows).toEqual([{ description: 'The sign in line two is wrong.', reported_by: user.id }]);
  });
});
