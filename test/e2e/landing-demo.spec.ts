import { expect, test } from './fixtures.ts';

test('a newcomer answers and simulates a question on the landing page', async ({
  page,
  expectRight,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  const ofDemo = () => files.filter((file) => /landing-demo|\/api\/questions\/\d/.test(file));
  expect(ofDemo()).toEqual([]);
  await page.getByRole('heading', { name: 'Community Learning' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await page.getByText('Try one now').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('heading', { name: 'Every answer is computed by a program' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('8,24');
  await expect(page.getByText('Use a decimal point: 8.24.')).toBeVisible();
  await expectRight(page, { include: 'main section:has(input)' });
  await page.getByRole('button', { name: 'Simulate this question' }).click();
  await page.getByRole('button', { name: 'Explore without answering' }).click();
  await page.getByLabel('Trials').selectOption('1,000');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText(/^Done: 1,000 trials/)).toBeVisible();
});
