import { expect, test, viewports } from './fixtures.ts';
import { startDrill } from './support/drills.ts';

const openDialog = { include: 'dialog[open]' };

test.describe('a phone without a connection', () => {
  test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('loses no answers, even after a reload', async ({ page, context, expectRight }) => {
    await page.goto('/drills/run?preset=probability-sprint');
    await expectRight(page);
    const { items, right } = await startDrill(page);
    await expectRight(page);
    await page.setViewportSize(viewports.phone);
    const options = page.getByRole('group', { name: 'Options' }).getByRole('button');
    const answer = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1) {
        await expect(page.getByText(items[index]?.prompt ?? '', { exact: true })).toBeVisible();
        await options.nth(Number(right[index]) - 1).click();
      }
    };
    await answer(0, 3);
    await context.setOffline(true);
    await answer(3, 6);
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText('7 of 10')).toBeVisible();
    await answer(6, 10);
    await expect(page.getByRole('definition').first()).toContainText('10');
    await page.getByRole('link', { name: 'All drills' }).click();
    // No human is as fast as this test.
    await expect(page.getByText('too fast to count')).toBeVisible();
    await expectRight(page);
  });
});

test('an order book and its number pad fit on small phones', async ({ page }) => {
  await page.goto('/drills/run?preset=order-book');
  const { items } = await startDrill(page);
  const enter = page.getByRole('button', { name: 'Enter' });
  for (const { prompt } of items.slice(0, -1)) {
    for (const [width, height] of [
      [320, 568],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByText(prompt, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(enter).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('s');
  }
});

test('a run in free order, its result and a duel look right', async ({
  page,
  signInAs,
  expectRight,
}) => {
  await signInAs(page);
  await page.goto('/drills/run?preset=three-blocks');
  const { right } = await startDrill(page);
  await expectRight(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill(right[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Finish now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three blocks');
  const next = page.getByRole('region', { name: 'What to do next' });
  for (const viewport of [viewports.phone, viewports.desktop]) {
    await page.setViewportSize(viewport);
    await expect(next.getByRole('link', { name: 'Again' })).toBeInViewport({ ratio: 1 });
  }
  await expectRight(page);
  await page.getByRole('button', { name: 'Challenge someone' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expectRight(page, openDialog);
  await page.goto(link);
  await expect(page.getByText('Nobody has taken it yet.')).toBeVisible();
  await expectRight(page);
});

test('a user creates and shares a drill', async ({ page, signInAs, expectRight }) => {
  const { username } = await signInAs(page);
  await page.goto('/drills/own');
  await page.getByRole('button', { name: 'New drill' }).click();
  await page.getByLabel('Title').fill('Eights');
  await expectRight(page, openDialog);
  await page.getByRole('button', { name: 'Save drill' }).click();
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expectRight(page);
  await page.goto(link);
  await expect(page.getByText(`A drill by ${username}`)).toBeVisible();
  await expectRight(page);
  await page.getByRole('link', { name: 'Run it' }).click();
  await startDrill(page);
});

test('administrators edit a preset', async ({ page, signInAs, expectRight }) => {
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/drills');
  await page.getByRole('button', { name: 'Edit Likelihood list' }).click();
  await page.getByLabel('Pass line').fill('7');
  await expectRight(page, openDialog);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('pass line 7 · version 2')).toBeVisible();
  // Drills only differ in their text; all of them have to fit.
  await expectRight(page, { exclude: 'main li:nth-child(n + 3)' });
});
