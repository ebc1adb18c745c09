import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

test('the palette is opened and used by keys alone', async ({ page, site, expectRight }) => {
  const { id } = await insertQuestion(site.pool, { name: 'Zygote and zymurgy' });
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Questions, topics and pages' });
  await expect(field).toBeFocused();
  await field.fill('zymurgi');
  await expect(page.getByRole('option')).toHaveText(/Zygote and zymurgy/);
  await expectRight(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/question/${id}`);
  await expect(field).toBeHidden();
});

test('topics lead to their primers and questions', async ({ page, expectRight }) => {
  await page.goto('/topics');
  await expectRight(page);
  await page.getByRole('main').getByRole('link', { name: 'Markov chains' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markov chains');
  await expect(page).toHaveTitle('Markov chains · Martingale');
  await page.reload();
  await expectRight(page);
  const facts = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(facts).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(facts.itemListElement).toHaveLength(3);
});

test('a search shows what else it finds, with and without scripts', async ({
  page,
  site,
  browser,
  expectRight,
}) => {
  await insertQuestion(site.pool, { name: 'Opaque', description: 'How much quinoa is left?' });
  await page.goto('/questions');
  await page.getByLabel('Search', { exact: true }).fill('quinoa');
  const also = page.getByRole('region', { name: 'Also about “quinoa”' });
  await expect(also.getByRole('link', { name: 'Opaque' })).toBeVisible();
  await expect(also.getByText('Statement: How much quinoa is left?')).toBeVisible();
  await expectRight(page);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/questions?search=quinoa`);
  await expect(plain.getByRole('link', { name: 'Opaque' })).toBeVisible();
  await plain.close();
});
