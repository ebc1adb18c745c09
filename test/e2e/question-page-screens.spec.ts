import { insertAnswer } from '#test/support/answers.ts';
import { expect, test, viewports } from './fixtures.ts';
import { expectToast, toast } from './support/accounts.ts';
import { show } from './support/question-page.ts';
import { insertQuestion } from './support/questions.ts';

const text = String.raw`A share follows $dS_t = \mu S_t\,dt + \sigma S_t\,dW_t$; see [the list](/questions).

$$\frac{\partial V}{\partial t} = \text{what a hedge earns in a moment, less what the money in it would have earned meanwhile}$$

1. Derive it, $\frac{\text{the average over all of the days, and whatever is paid at the end of them}}{1 + r}$.
2. Broken: $\frac{1$.

## A table

| strike | maturity | implied volatility | delta | vega | theta |
|-------:|:--------:|--------------------|------:|-----:|------:|
| 90     | 0.5      | $21.3\%$           | 0.78  | 0.19 | −0.012 |

> A quotation, and code:

    d1 = (log(s / k) + (r + sigma ** 2 / 2) * t) / (sigma * sqrt(t))  # the usual one
`;

test('a premium question is accessible, fits, and can be reported', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  const { id: questionId } = await insertQuestion(site.pool, { isPremium: true });
  await insertAnswer(site.pool, { questionId, hasSimulation: true });
  const user = await signInAs(page);
  await page.setViewportSize(viewports.phone);
  await page.goto(`/question/${questionId}`);

  await test.step('the answer field comes before the status', async () => {
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await expect(field).toBeInViewport({ ratio: 1 });
    const status = page.getByRole('group', { name: 'Your progress' });
    await expect(status).toBeVisible();
    const top = async (element: typeof field) => (await element.boundingBox())?.y ?? 0;
    expect(await top(status)).toBeGreaterThan(await top(field));
  });

  await test.step('the premium gate', async () => {
    await page.getByRole('button', { name: 'Simulate this question' }).click();
    await show(page).click();
    await expect(page.getByRole('heading', { name: 'Premium Content' })).toHaveCount(2);
    await expectRight(page);
  });

  await test.step('an error report', async () => {
    const open = page.getByRole('button', { name: 'Report an error' });
    await open.click();
    const field = page.getByRole('textbox', { name: 'What is wrong?' });
    await expect(field).toBeFocused();
    await field.fill('short');
    await field.blur();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expectRight(page, { include: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await field.fill('The sign in line two is wrong.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expectToast(page, 'Error reported', 'An administrator will review it.');
    const { rows } = await site.pool.query(
      'select description, reported_by from error_reports where question_id = $1',
      [questionId],
    );
    expect(rows).toEqual([{ description: 'The sign in line two is wrong.', reported_by: user.id }]);
  });
});

test('a question with a solution, a star and a note is accessible and fits', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id } = await insertQuestion(site.pool, { description: text, solution: text });
  await signInAs(page);
  await page.goto(`/question/${id}`);

  await test.step('solution, star and note', async () => {
    await show(page).click();
    await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
    await page.getByRole('button', { name: /^Star / }).click();
    await page.getByRole('button', { name: 'Add a note' }).click();
    const note = page.getByRole('textbox', { name: 'Only you can see this note' });
    await expect(note).toBeFocused();
    await note.fill('Use $\\sigma$.');
    await note.blur();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.locator('.markup')).toHaveCount(3);
    // The same text as the question's, which is checked; both have to fit.
    await expectRight(page, { exclude: '.solution .markup' });
  });

  await test.step('status, in the list of starred questions', async () => {
    const progress = page.getByRole('group', { name: 'Your progress' });
    await progress.getByText('Solved', { exact: true }).click();
    await expect(toast(page).filter({ hasText: 'Status updated' })).toBeVisible();
    await page.goto('/questions?starred=1');
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Solved');
    await expectRight(page, { include: 'main' });
  });
});

test('a question with fresh numbers is accessible and fits', async ({
  page,
  site,
  expectRight,
}) => {
  const name = 'What the shredder took';
  const { rows } = await site.pool.query('select id from questions where name = $1', [name]);
  await page.goto(`/question/${rows[0].id}?v=1.2`);
  await expect(page.getByText('Fresh numbers 1.2.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A probability is at most 1.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New numbers' })).toBeVisible();
  await expectRight(page, { include: 'main' });
});
