import { expect, test } from './fixtures.ts';
import { insertQuestion } from './support/questions.ts';

const text = String.raw`A share follows $dS_t = \mu S_t\,dt + \sigma S_t\,dW_t$; see [the list](/questions).

$$\frac{\partial V}{\partial t} + \frac12 \sigma^2 S^2 \frac{\partial^2 V}{\partial S^2} + r S \frac{\partial V}{\partial S} - rV = 0,\qquad V(T, S) = \max(S - K, 0)$$

1. Derive it, $\mathbb{E}\left[\frac{\int_0^T e^{-rt} S_t\,dt + \sum_{i=1}^{n} \lambda_i \max(S_{t_i} - K_i, 0)}{1 + r}\right]$.
2. Broken: $\frac{1$.

## A table

| strike | maturity | implied volatility | delta | vega | theta |
|-------:|:--------:|--------------------|------:|-----:|------:|
| 90     | 0.5      | $21.3\%$           | 0.78  | 0.19 | −0.012 |

> A quotation, and code:

    d1 = (log(s / k) + (r + sigma ** 2 / 2) * t) / (sigma * sqrt(t))  # the usual one
`;

test('the question page is accessible and fits', async ({ page, site, signInAs, expectRight }) => {
  test.slow();
  const free = await insertQuestion(site.pool, { description: text, solution: text });
  const premium = await insertQuestion(site.pool, { isPremium: true });
  await page.goto(`/question/${free.id}`);
  await page.evaluate(() => document.fonts.ready);
  await expectRight(page);

  await signInAs(page);
  await page.goto(`/question/${free.id}`);
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expect(page.locator('.markup')).toHaveCount(2);
  await expect(page.getByRole('radio', { name: 'Attempted' })).toBeChecked();
  await expectRight(page);
  await page.getByRole('button', { name: 'Report an error' }).click();
  await page.getByRole('textbox').fill('short');
  await page.getByRole('textbox').blur();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
  await expectRight(page);
  await page.keyboard.press('Escape');

  await page.goto(`/question/${premium.id}`);
  await page.getByRole('button', { name: 'Show Solution' }).click();
  await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
  await expectRight(page);
});
