import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

test('the palette can be opened and used with the keyboard alone', async ({
  page,
  site,
  expectRight,
}) => {
  const { id } = await insertQuestion(site.pool, { name: 'Zygote and zymurgy' });
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Questions, topics and pages' });
  await expect(field).toBeFocused();
  await field.fill('zymurgi');
  await expect(page.getByRole('option')).toHaveText(/Zygote and zymurgy/);
  await expectRight(page, { include: 'dialog[open]' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/question/${id}`);
  await expect(field).toBeHidden();
});

test('topics lead to their primers and questions', async ({ page, expectRight }) => {
  await page.goto('/topics');
  // Entries only differ in their text, so two are enough; all of them have to fit.
  await expectRight(page, { exclude: 'main li:nth-child(n + 3)' });
  await page.getByRole('link', { name: 'Conditional probability' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Conditional probability/);
  // Formulas are checked on their own page.
  await expectRight(page, { exclude: '.katex' });
});
