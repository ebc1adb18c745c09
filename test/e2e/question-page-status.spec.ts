import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, register, toast } from './support/accounts.ts';
import { insertQuestion } from './support/questions.ts';

const option = (page: Page, name: string) => page.getByRole('radio', { name });
const choose = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Your progress' }).getByText(name, { exact: true }).click();

test.describe('the status', () => {
  test('is for people who are signed in', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('is set, kept and taken back', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(option(page, 'Not Started')).toBeChecked();
    for (const name of ['Attempted', 'Solved', 'Not Started']) {
      await choose(page, name);
      await expect(toast(page)).toContainText('Status updated');
      await expect(option(page, name)).toBeChecked();
      await page.reload();
      await expect(option(page, name)).toBeChecked();
    }
  });

  test('is counted on the page at once', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    const counted = page.waitForResponse('**/api/user');
    await choose(page, 'Solved');
    expect(await (await counted).json()).toMatchObject({ questionsSolved: 1 });
  });

  test('is the last one chosen, however slow the answers', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const user = await signInAs(page);
    await page.goto(`/question/${id}`);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/status', async (route) => {
      if (route.request().postDataJSON().status === 'solved') await released;
      await route.continue();
    });
    await choose(page, 'Solved');
    await choose(page, 'Attempted');
    await expect(option(page, 'Attempted')).toBeChecked();
    const answered = page.waitForResponse(
      (response) => response.request().postDataJSON()?.status === 'attempted',
    );
    release();
    await answered;
    await expect(option(page, 'Attempted')).toBeChecked();
    const { rows } = await site.pool.query(
      'select status from question_statuses where user_id = $1',
      [user.id],
    );
    expect(rows).toEqual([{ status: 'attempted' }]);
  });

  test('is chosen by keyboard', async ({ page, site, signInAs }) => {
    const { id, name } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await expect(option(page, 'Not Started')).toBeEnabled();
    await option(page, 'Not Started').focus();
    await page.keyboard.press('ArrowRight');
    await expect(option(page, 'Attempted')).toBeChecked();
    await expect(toast(page)).toContainText('Status updated');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test.describe('that cannot be saved', () => {
    test.use({ expectedConsoleErrors: [/status of (500|401)|answered 500|ERR_FAILED/] });

    test('falls back, with the reason', async ({ page, site, signInAs }) => {
      const { id } = await insertQuestion(site.pool);
      await signInAs(page);
      await page.goto(`/question/${id}`);
      await page.route('**/status', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'It broke.' } }),
      );
      await choose(page, 'Solved');
      await expectToast(page, 'Update failed', 'It broke.');
      await expect(option(page, 'Not Started')).toBeChecked();

      await page.unroute('**/status');
      await page.route('**/status', (route) => route.fulfill({ status: 500, body: '' }));
      await choose(page, 'Solved');
      await expectToast(page, 'Update failed', 'Failed to update status');
      await expect(option(page, 'Not Started')).toBeChecked();

      await page.unroute('**/status');
      await page.route('**/status', (route) => route.abort());
      await choose(page, 'Solved');
      await expectToast(page, 'Update failed', 'The site could not be reached.');
      await expect(option(page, 'Not Started')).toBeChecked();
    });

    test('because the session has ended asks for a sign-in', async ({ page, site, signInAs }) => {
      const { id } = await insertQuestion(site.pool);
      await signInAs(page);
      await page.goto(`/question/${id}`);
      await expect(option(page, 'Not Started')).toBeChecked();
      await page.context().clearCookies();
      await choose(page, 'Solved');
      await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(toast(page)).toContainText('Update failed');
    });
  });
});

test.describe('reporting an error', () => {
  const open = (page: Page) => page.getByRole('button', { name: 'Report an error' }).click();
  const field = (page: Page) => page.getByRole('textbox', { name: 'What is wrong?' });
  const send = (page: Page) => page.getByRole('button', { name: 'Send report' });
  const tooShort = 'Error description is required (minimum 10 characters)';

  test('needs a sign-in', async ({ page, site }) => {
    const { id } = await insertQuestion(site.pool);
    await page.goto(`/question/${id}`);
    await expect(page.getByText('Please sign in to report an error')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Report an error' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'sign in', exact: true })).toHaveAttribute(
      'href',
      `/auth?returnTo=${encodeURIComponent(`/question/${id}`)}`,
    );
  });

  test('reaches the administrators', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const user = await signInAs(page);
    await page.goto(`/question/${id}`);
    await open(page);
    await expect(field(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    await field(page).fill('Too short');
    await field(page).blur();
    await expect(page.getByText(tooShort)).toBeVisible();
    await field(page).fill('   short   \n  ');
    await expect(page.getByText(tooShort)).toBeVisible();
    await expect(send(page)).toBeDisabled();
    await field(page).fill('The sign in line two is wrong.');
    await expect(page.getByText('30 of 5,000 characters')).toBeVisible();
    await send(page).click();
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
    await open(page);
    await expect(field(page)).toHaveValue('');
  });

  test('keeps what was typed when the dialog closes', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    const other = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await open(page);
    await field(page).fill('The sign in line');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open(page);
    await expect(field(page)).toHaveValue('The sign in line');
    await expect(page.getByText('16 of 5,000 characters')).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/question/${other.id}`);
    await open(page);
    await expect(field(page)).toHaveValue('');
  });

  test('takes no more than there is room for', async ({ page, site, signInAs }) => {
    const { id } = await insertQuestion(site.pool);
    await signInAs(page);
    await page.goto(`/question/${id}`);
    await open(page);
    await field(page).fill('x'.repeat(4999));
    await field(page).press('End');
    await page.keyboard.type('yz');
    await expect(page.getByText('5,000 of 5,000 characters')).toBeVisible();
    await send(page).click();
    await expect(toast(page)).toContainText('Error reported');
  });

  test.describe('that cannot be sent', () => {
    test.use({ expectedConsoleErrors: [/status of (500|401)|answered 500|ERR_FAILED/] });

    test('keeps what was typed', async ({ page, site, signInAs }) => {
      const { id } = await insertQuestion(site.pool);
      await signInAs(page);
      await page.goto(`/question/${id}`);
      await page.route('**/report-error', (route) =>
        route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'It broke.' } }),
      );
      await open(page);
      await field(page).fill('The sign in line two is wrong.');
      await send(page).click();
      await expectToast(page, 'Report failed', 'It broke.');
      await expect(field(page)).toHaveValue('The sign in line two is wrong.');
      await page.unroute('**/report-error');
      await send(page).click();
      await expect(toast(page)).toContainText('Error reported');
    });

    test('because the session has ended waits for the next one', async ({ page, site }) => {
      const { id } = await insertQuestion(site.pool);
      const person = await register(page);
      await page.goto(`/question/${id}`);
      await open(page);
      await field(page).fill('The sign in line two is wrong.');
      await page.context().clearCookies();
      await send(page).click();
      await expect(toast(page)).toContainText('Report failed');
      await page.getByRole('link', { name: 'sign in', exact: true }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(person.password);
      await page.getByRole('button', { name: 'Login' }).click();
      await open(page);
      await expect(field(page)).toHaveValue('The sign in line two is wrong.');
    });
  });
});
