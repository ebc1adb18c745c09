import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

const text = 'Condition on the first step.';
const field = (page: Page) => page.getByRole('textbox', { name: 'Only you can see this note' });

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('a note that could not be sent survives a reload and is sent later', async ({
  page,
  site,
  signInAs,
}) => {
  const { id } = await insertQuestion(site.pool);
  await signInAs(page);
  await page.route('**/api/questions/*/note', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto(`/question/${id}`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await field(page).fill(text);
  await field(page).blur();
  await expect(page.getByText('Your text is kept in this browser.')).toBeVisible();

  await page.reload();
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByText('Your text is kept in this browser.')).toBeVisible();
  await page.unroute('**/api/questions/*/note');
  await field(page).focus();
  await field(page).blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await (await page.request.get(`/api/questions/${id}/note`)).json()).toMatchObject({
    content: text,
  });
});
