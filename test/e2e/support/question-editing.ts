import { expect, type Page } from '@playwright/test';

export const discard = (page: Page) => page.getByRole('dialog', { name: 'Discard your changes?' });

export async function openEditor(page: Page, label = 'Edit Question') {
  await page.getByRole('complementary').getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog', { name: label });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  return dialog;
}
