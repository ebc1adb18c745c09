import { expect, test } from './fixtures.ts';

const slug = 'what-the-shredder-took';

test('a visitor asks for new numbers, shares them, and comes back to the usual ones', async ({
  page,
  site,
  request,
  expectRight,
}) => {
  const { rows } = await site.pool.query(
    'select question_id from question_answers where slug = $1',
    [slug],
  );
  const path = `/question/${rows[0].question_id}`;
  await page.goto(path);
  const statement = page.locator('.markup').first();
  const usual = await statement.innerText();
  const newNumbers = page.getByRole('button', { name: 'New numbers' });
  await expect(newNumbers).toBeHidden();
  await page.getByLabel('Your answer').fill('1/2');
  await page.keyboard.press('Enter');
  await newNumbers.click();

  await expect(page).toHaveURL(/\?v=1\.1$/);
  await expect(page.getByText('Fresh numbers 1.1.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  const fresh = await statement.innerText();
  expect(fresh).not.toBe(usual);
  await expectRight(page);

  await page.reload();
  await expect(statement).toHaveText(fresh);
  await page.getByRole('link', { name: 'Back to the usual ones' }).click();
  await expect(statement).toHaveText(usual);

  // Search engines index the usual ones only.
  const shared = await (await request.get(`${path}?v=1.1`)).text();
  expect(shared).toContain('<meta name="robots" content="noindex"');
  expect(shared).toContain(`<link rel="canonical" href="${site.url}${path}"`);
  const plain = await (await request.get(path)).text();
  expect(plain).not.toContain('name="robots"');
});

test('new numbers are offered on a phone without moving the answer box', async ({ page, site }) => {
  const { rows } = await site.pool.query(
    'select question_id from question_answers where slug = $1',
    [slug],
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/question/${rows[0].question_id}`);
  const box = page.getByLabel('Your answer');
  const top = async () => {
    const shown = await box.boundingBox();
    return (shown?.y ?? Number.NaN) + (await page.evaluate(() => scrollY));
  };
  await box.fill('1/2');
  const before = await top();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New numbers' })).toBeVisible();
  expect(await top()).toBe(before);
});
