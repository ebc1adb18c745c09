import { expect, test } from './fixtures.ts';
import { show } from './support/question-page.ts';
import { insertQuestion, updateSolution } from './support/questions.ts';

test('a newer solution shows in every tab, without scrolling or a skeleton', async ({
  page,
  context,
  site,
  signInAs,
}) => {
  const paragraphs = Array.from({ length: 60 }, (_, line) => `Line ${line} of it.`).join('\n\n');
  const { id } = await insertQuestion(site.pool, { solution: paragraphs });
  await signInAs(context);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/question/${id}`);
    await show(tab).click();
    await expect(tab.getByText('Line 40 of it.')).toBeVisible();
  }
  await page.getByText('Line 40 of it.').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const loading: string[] = [];
  await page.exposeFunction('noteLoading', (text: string) => loading.push(text));
  await page.evaluate(() => {
    const text = 'Loading the solution';
    new MutationObserver(() => {
      if (document.body.textContent.includes(text)) Reflect.get(window, 'noteLoading')(text);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await updateSolution(site.pool, id, `${paragraphs}\n\nA line was added.`);
  for (const tab of [page, other]) await expect(tab.getByText('A line was added.')).toBeVisible();
  expect(loading, 'the skeleton did not come back').toEqual([]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
