import { expect, test } from './fixtures.ts';
import { show } from './support/question-page.ts';
import { insertQuestion, uniqueName } from './support/questions.ts';
import { dayFromNow } from './support/subscription.ts';

const openDialog = { include: 'dialog[open]' };

test('from the gate to the solution and a canceled subscription, each step looks right', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const secret = uniqueName('secret');
  const { id } = await insertQuestion(site.pool, { isPremium: true, solution: secret });
  await signInAs(page);
  const trialEnd = dayFromNow(7);
  const press = (name: string) => page.getByRole('button', { name }).click();

  await test.step('has no subscription', async () => {
    await page.goto('/account?tab=subscription');
    await expect(page.getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
    await expectRight(page, { include: 'main' });
  });

  await test.step('chooses a plan at the gate', async () => {
    await page.goto(`/question/${id}`);
    await show(page).click();
    await page.getByRole('link', { name: 'Subscribe Now' }).click();
    await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
    await expectRight(page);
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect(page).toHaveURL('/subscription?plan=monthly');
    await press('Continue to Payment');
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  });

  await test.step('keeps the plan and step after a reload, and Back leads to the plans', async () => {
    const charge = page.getByText(`Free until ${trialEnd}, then $19.99 a month.`);
    await page.reload();
    await expect(charge).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await page.goForward();
    await expect(charge).toBeVisible();
    await expectRight(page);
  });

  await test.step('pays with a card that requires authentication', async () => {
    await press('Fill in 4000 0025 0000 3155');
    await press('Subscribe Now');
    await expect(page.getByRole('dialog', { name: 'Test authentication' })).toBeVisible();
    await expectRight(page, openDialog);
    await press('Complete');
    await expect(page).toHaveURL('/subscription/success');
    await expect(page.getByText(`Your free trial runs until ${trialEnd}.`)).toBeVisible();
    await expectRight(page);
  });

  await test.step('reads the solution', async () => {
    await page.getByRole('link', { name: 'Back to your question' }).click();
    await show(page).click();
    await expect(page.getByText(secret)).toBeVisible();
  });

  await test.step('is not sold a second subscription', async () => {
    await page.goto('/subscription');
    await expect(page.getByRole('heading', { name: 'You already have' })).toBeVisible();
    await expectRight(page, { include: 'main' });
    await page.getByRole('link', { name: 'Manage your subscription' }).click();
  });

  await test.step('cancels', async () => {
    await press('Switch to annual');
    await expectRight(page, openDialog);
    await press('Keep monthly');
    await expectRight(page, { include: 'main' });
    await press('Cancel subscription');
    await expectRight(page, openDialog);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText(`Access ends on ${trialEnd}`)).toBeVisible();
    await expectRight(page, { include: 'main' });
  });
});
