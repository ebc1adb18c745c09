import type { Locator, Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** Whatever the question asks for. */
async function answer(page: Page): Promise<Locator> {
  const field = page.locator('[name=answer]').first();
  if ((await field.getAttribute('type')) === 'radio') await field.check();
  else await field.fill('12345');
  return field;
}

test('an interview survives a lost connection and a reload, and ends with a report', async ({
  page,
  context,
  signInAs,
  expectRight,
}) => {
  test.slow();
  await signInAs(page);
  await page.goto('/practice');
  await page.getByRole('link', { name: 'Mock interview' }).click();
  await page.getByText('Your reports will be listed here.').waitFor();
  await page.getByRole('radio', { name: '30 minutes, 3 questions' }).check();
  await expectRight(page, { include: 'main' });
  await page.setViewportSize(viewports.phone);
  await page.getByRole('button', { name: 'Start the interview' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Question 1 of 3');
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:5\d)$/);
  await expectRight(page, { include: 'main' });

  await answer(page);
  await expect(page.getByText('Your answers are saved.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(heading).toHaveText('Question 2 of 3');
  await expect(heading).toBeFocused();
  await answer(page);
  await expect(page.getByText('No connection. Your answer is kept here')).toBeVisible();
  await expectRight(page, { include: 'main' });
  await context.setOffline(false);
  await expect(page.getByText('Your answers are saved.')).toBeVisible();

  await page.reload();
  const places = page.getByRole('navigation', { name: 'Questions' });
  await expect(places.getByRole('button', { name: /answered/ })).toHaveCount(2);
  await places.getByRole('button', { name: 'Question 3' }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the interview?' });
  await expect(dialog).toContainText('Question 3 has no answer yet.');
  await expectRight(page, { include: 'dialog[open]' });
  await dialog.getByRole('button', { name: 'End the interview' }).click();

  await expect(heading).toHaveText('Interview report');
  await page.getByText('One question has no answer from you').waitFor();
  await expectRight(page, { include: 'main' });
  await page.getByRole('button', { name: 'Add to my reviews' }).click();
  await expect(page.getByText('Added. The answers are below.')).toBeVisible();
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await page.getByRole('link', { name: 'Your interviews' }).click();
  await expect(page.getByRole('link', { name: 'Trader, graduate, 30 minutes' })).toBeVisible();

  await context.clearCookies();
  await page.goto(link);
  await expect(page.getByRole('listitem').filter({ hasText: '3.' })).toContainText('No answer');
  await expectRight(page, { include: 'main' });
});
