import type { SearchResult } from '#shared/contracts/search.ts';
import { searchQueries } from '#test/content/search-queries.ts';
import { expect, test, viewports } from './fixtures.ts';
import { openList, searchField } from './support/question-list.ts';
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

test.describe('on a phone', () => {
  test.use({ viewport: viewports.phone });

  test('what a search finds by topic and text is on the first screen', async ({ page, site }) => {
    const read = async (path: string) => (await fetch(site.url + path)).json();
    const nameless: string[] = [];
    for (const { query } of searchQueries) {
      const named = await read(`/api/questions?search=${encodeURIComponent(query)}&page=1`);
      if (named.length === 0) nameless.push(query);
    }
    const walked = 20;
    const picked = Array.from(
      { length: walked },
      (_, place) => nameless[Math.floor((place * nameless.length) / walked)] ?? '',
    );
    expect(new Set(picked).size).toBe(walked);

    await openList(page, '/questions');
    for (const query of picked) {
      const found: SearchResult = await read(
        `/api/search?q=${encodeURIComponent(query)}&besides=names`,
      );
      await searchField(page).fill(query);
      const results = page.getByRole('region', {
        name: `Results for “${found.corrected ?? query}”`,
      });
      const first = results.getByRole('listitem').filter({
        has: page.getByRole('link', { name: found.questions[0]?.name ?? '', exact: true }),
      });
      await expect(first, query).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('No questions found')).toHaveCount(0);
    }
  });
});
