import { expect, test } from './fixtures.ts';
import { signOut } from './support/accounts.ts';
import { insertQuestion, uniqueName, updateSolution } from './support/questions.ts';

test('the solution shows in view and in print, stays current, and disappears on sign-out', async ({
  page,
  site,
  signInAs,
}) => {
  const secret = uniqueName('secret');
  const solution = Array.from({ length: 60 }, (_, line) => `Line ${line}, ${secret}.`).join('\n\n');
  const { id } = await insertQuestion(site.pool, {
    description: 'A long question.\n\n'.repeat(80),
    solution,
  });
  const user = await signInAs(page);
  await page.goto(`/question/${id}`);
  const heading = page.getByRole('heading', { name: 'Solution' });

  await test.step('it is not printed before it is shown', async () => {
    await expect(page.getByRole('radio', { name: 'Not Started' })).toBeChecked();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.markup')).toBeVisible();
    await expect(heading).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a key shows it in view, and starts the question', async () => {
    await page.keyboard.press('s');
    await expect(page.getByText(`Line 0, ${secret}.`)).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  });

  await test.step('it is printed, without what only a screen needs', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(`Line 0, ${secret}.`)).toBeVisible();
    for (const part of ['Hide Solution', 'Report an error']) {
      await expect(page.getByRole('button', { name: part })).toBeHidden();
    }
    await expect(page.getByRole('link', { name: 'All Questions' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a newer one shows without scrolling', async () => {
    await page.getByText(`Line 40, ${secret}.`).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await updateSolution(site.pool, id, `${solution}\n\nA line was added.`);
    await expect(page.getByText('A line was added.')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  await test.step('signing out leaves nothing for the next reader', async () => {
    await signOut(page, user);
    await expect(page.getByRole('link', { name: 'Login to View Solutions' })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
