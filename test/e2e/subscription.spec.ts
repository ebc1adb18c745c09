import { expect, test } from './fixtures.ts';
import { register } from './support/accounts.ts';
import { show } from './support/question-page.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';
import { beginPayment, dayFromNow, letDaysPass, payWith } from './support/subscription.ts';

test('from the gate through the trial to the end of a canceled subscription', async ({
  page,
  site,
}) => {
  test.slow();
  const secret = uniqueName('secret');
  const { id } = await insertQuestion(site.pool, { isPremium: true, solution: secret });
  const { username } = await register(page);
  const trialEnd = dayFromNow(7);
  const readSolution = async () => (await page.request.get(`/api/solutions/${id}`)).status();

  await test.step('subscribes at the gate', async () => {
    await page.goto(`/question/${id}`);
    await show(page).click();
    expect(await readSolution()).toBe(403);
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(
      page.getByText(
        `Free until ${trialEnd}, then $19.99 a month. Cancel anytime before then and you pay nothing.`,
      ),
    ).toBeVisible();
    expect(await readSolution(), 'the card is not confirmed yet').toBe(403);
    await payWith(page, 'accepted');
    await expect(page).toHaveURL('/subscription/success');
    await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
    await expect(page.getByText(`Your free trial runs until ${trialEnd}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse the questions' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });

  await test.step('reads the solution', async () => {
    await page.getByRole('link', { name: 'Back to your question' }).click();
    await expect(page).toHaveURL(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
  });

  await test.step('sees the trial in the account, and cancels', async () => {
    await page.goto('/account?tab=subscription');
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText('$19.99 a month', { exact: true })).toBeVisible();
    await expect(page.getByText(`Renews on ${trialEnd}`)).toBeVisible();
    await expect(page.getByText(`Your free trial runs until ${trialEnd}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keep subscription' }).click();
    await expect(page.getByText(`Renews on ${trialEnd}`)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText('Your subscription is canceled.')).toBeVisible();
    await expect(page.getByText(`Access ends on ${trialEnd}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(0);
  });

  await test.step('keeps access until the period ends', async () => {
    await letDaysPass(site.pool, username, 6);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
  });

  await test.step('and loses it then', async () => {
    await letDaysPass(site.pool, username, 2);
    expect(await readSolution()).toBe(403);
    await page.goto(`/question/${id}`);
    await show(page).click();
    await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await page.goto('/account?tab=subscription');
    await expect(page.getByText('You have no subscription')).toBeVisible();
  });

  await test.step('and has no second trial', async () => {
    await beginPayment(page, 'Monthly');
    await expect(page.getByText('You pay $19.99 today and $19.99 on')).toBeVisible();
    await payWith(page, 'accepted');
    await expect(page.getByRole('heading', { name: 'Subscription Activated!' })).toBeVisible();
    await expect(page.getByText('free trial')).toHaveCount(0);
    expect(await readSolution()).toBe(200);
  });
});
