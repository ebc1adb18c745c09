import { expect, test, viewports } from './fixtures.ts';
import { startDrill } from './support/drills.ts';

const heading = { level: 1 } as const;

test('80 in 8 is played to its end by keys, and scored exactly', async ({ page, signInAs }) => {
  await signInAs(page);
  await page.goto('/drills');
  await page.getByRole('link', { name: '80 in 8', exact: true }).click();
  const { items, right } = await startDrill(page);
  for (const [index, response] of right.entries()) {
    await expect(page.getByText(items[index]?.prompt ?? '', { exact: true })).toBeVisible();
    const isMistake = index % 10 === 9;
    await page.keyboard.press(isMistake ? String((Number(response) % 4) + 1) : response);
  }
  await expect(page).toHaveURL(/\/drills\/result\?run=/);
  await expect(page.getByRole('definition').first()).toContainText('64');
  await expect(page.getByRole('definition').nth(1)).toContainText('72');
});

test.describe('a phone without a connection', () => {
  test.use({
    viewport: viewports.phone,
    expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/],
  });

  test('loses no answer, not even over a reload', async ({ page, context }) => {
    await page.goto('/drills/run?preset=probability-sprint');
    const { items, right } = await startDrill(page);
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
    await expect(page.getByText('Your best: 10 in this browser.')).toBeVisible();
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
]) {
  test(`an order book and its number pad fit in ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/drills/run?preset=order-book');
    const { items } = await startDrill(page);
    const enter = page.getByRole('button', { name: 'Enter' });
    for (const { prompt } of items.slice(0, -1)) {
      await expect(page.getByText(prompt, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(enter).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('s');
    }
  });
}

test('the list and two sprints look right', async ({ page, expectRight }) => {
  await page.goto('/drills');
  await expectRight(page);
  await page.goto('/drills/run?preset=classic-sprint');
  await expectRight(page);
  const sprint = await startDrill(page);
  await expectRight(page);
  for (const response of sprint.right.slice(0, 12)) {
    await page.getByRole('textbox', { name: 'Your answer' }).fill(response);
  }
  await expect(page.getByText('12 done')).toBeVisible();
  await page.goto('/drills/run?preset=probability-sprint');
  await startDrill(page);
  await expectRight(page);
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
  await expect(page).toHaveURL(/\/drills\/result\?run=/);
  await expect(page.getByRole('heading', heading)).toHaveText('Three blocks');
  await expectRight(page);
  await page.getByRole('button', { name: 'Challenge someone' }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expectRight(page);
  await page.goto(link);
  await expect(page.getByText('Nobody has taken it yet.')).toBeVisible();
  await expectRight(page);
});

test('an own drill is made, shared, run by a visitor and revoked', async ({
  page,
  browser,
  signInAs,
  expectRight,
}) => {
  const { username } = await signInAs(page);
  await page.goto('/drills/own');
  await page.getByRole('button', { name: 'New drill' }).click();
  await page.getByLabel('Title').fill('Eights');
  await expectRight(page);
  await page.getByRole('button', { name: 'Save drill' }).click();
  await page.getByRole('button', { name: 'Share by link' }).click();
  const link = await page.getByLabel('Link').inputValue();
  await expectRight(page);
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(`A drill by ${username}`)).toBeVisible();
  await expectRight(visitor);
  await visitor.getByRole('link', { name: 'Run it' }).click();
  await startDrill(visitor);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share by link' })).toBeVisible();
  expect((await visitor.goto(link))?.status()).toBe(404);
  await visitor.close();
});

test('administrators edit a preset', async ({ page, signInAs, expectRight }) => {
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/drills');
  await page.getByRole('button', { name: 'Edit Likelihood list' }).click();
  await page.getByLabel('Pass line').fill('7');
  await expectRight(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('pass line 7 · version 2')).toBeVisible();
  await expectRight(page);
});
