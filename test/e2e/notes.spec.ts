import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Only you can see this note' });
const open = (page: Page) => page.getByRole('button', { name: 'Add a note' }).click();

test.describe('without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 429/] });

  test('a note survives a reload and is sent later', async ({ page, site, signInAs, browser }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await open(page);
    await expect(field(page)).toBeFocused();
    await page.context().setOffline(true);
    await field(page).pressSequentially('Condition on the first step.');
    await expect(page.getByText('Your text is kept in this browser.')).toBeVisible();
    await page.route('**/api/questions/*/note', (route) => route.fulfill({ status: 429 }));
    await page.context().setOffline(false);
    await page.reload();
    await expect(field(page)).toHaveValue('Condition on the first step.');
    await page.unroute('**/api/questions/*/note');
    await page.reload();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    const elsewhere = await browser.newContext({
      baseURL: site.url,
      storageState: await page.context().storageState(),
    });
    const other = await elsewhere.newPage();
    await other.goto(`/question/${id}`);
    await other.getByRole('button', { name: 'Your note' }).click();
    await expect(field(other)).toHaveValue('Condition on the first step.');
    await elsewhere.close();
  });
});

test('an open note and the stars look right', async ({ page, site, signInAs, expectRight }) => {
  const { id } = await insertQuestion(site.pool);
  await signInAs(page);
  await page.goto(`/question/${id}`);
  await page.getByRole('button', { name: /^Star / }).click();
  await open(page);
  await field(page).fill('Use $\\sigma$.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectRight(page);
  await page.goto('/questions?starred=1');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
  await expectRight(page);
});
