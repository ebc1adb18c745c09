import type { Page } from '@playwright/test';
import { Secret } from 'otpauth';
import { codeAt } from '#test/support/second-factor.ts';
import { expect, test } from './fixtures.ts';
import { endSession, expectToast, register, signIn } from './support/accounts.ts';

// The browser logs each refusal: a password that is not enough, a wrong code, the closed admin area.
test.use({ expectedConsoleErrors: [/status of 40[13]/] });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Goes through the dialogs; returns what the app and the user keep. */
async function setUp(page: Page, look: () => Promise<void>) {
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const first = dialog(page, 'Set up two-step sign-in');
  const code = first.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await expect(first.getByRole('img')).toBeVisible();
  await look();
  const key = await first.locator('code').innerText();
  const secret = Secret.fromBase32(key.replaceAll(/\s/g, ''));
  await code.fill(codeAt(secret, new Date()));
  await code.press('Enter');
  const second = dialog(page, 'Your recovery codes');
  await expect(second.getByRole('listitem')).toHaveCount(10);
  await look();
  // Escape would lose them.
  await page.keyboard.press('Escape');
  const downloading = page.waitForEvent('download');
  await second.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('martingale-recovery-codes.txt');
  const codes = await second.getByRole('listitem').allInnerTexts();
  await second.getByRole('button', { name: 'I have saved them' }).click();
  await expectToast(page, 'Two-step sign-in is on', 'Signing in now takes a code from your app.');
  return { secret, codes };
}

test('a user turns two-step sign-in on, signs in with codes and turns it off', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const ann = await register(page);
  await page.goto('/account?tab=password');
  const { secret, codes } = await setUp(page, () => expectRight(page));
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expectRight(page);

  await test.step('a wrong code is told, and the next one of the app signs in', async () => {
    await endSession(page);
    await page.goto('/auth?returnTo=/account%3Ftab%3Dpassword');
    await signIn(page, ann);
    const field = page.getByLabel('Code from your authenticator app');
    await expect(field).toBeFocused();
    await expectRight(page);
    await field.fill('000000');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/^This code is wrong/);
    await expect(field).toBeFocused();
    await field.fill(codeAt(secret, new Date(Date.now() + 30_000)));
    await field.press('Enter');
    await expectToast(page, 'Login successful', `Welcome back, ${ann.username}!`);
    await expect(page).toHaveURL('/account?tab=password');
  });

  await test.step('a recovery code does, too', async () => {
    await endSession(page);
    await page.goto('/auth?returnTo=/account%3Ftab%3Dpassword');
    await signIn(page, ann);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await expectRight(page);
    await field.fill(codes[3] ?? '');
    await field.press('Enter');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  });

  await test.step('later, turning it off takes the password and a code', async () => {
    await site.pool.query("update sessions set password_entered_at = now() - interval '1 hour'");
    await page.getByRole('button', { name: 'Turn off' }).click();
    await dialog(page, 'Turn off two-step sign-in?')
      .getByRole('button', { name: 'Turn off' })
      .click();
    const question = dialog(page, 'Enter your password to go on');
    await expect(question.getByLabel('Your password')).toBeFocused();
    await page.keyboard.insertText(ann.password);
    await page.keyboard.press('Enter');
    await expect(question.getByLabel('Code from your authenticator app')).toBeFocused();
    await expectRight(page);
    await question.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(question.getByLabel('Recovery code')).toBeFocused();
    await expectRight(page);
    await page.keyboard.insertText(codes[4] ?? '');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Two-step sign-in is off', 'Your password alone signs you in.');
  });
  await expect(page.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
});

test.describe('where administrators need it', () => {
  const setRequirement = "update settings set value = $1 where key = 'require_second_factor'";
  test.beforeEach(({ site }) => site.pool.query(setRequirement, ['on']));
  test.afterEach(({ site }) => site.pool.query(setRequirement, ['off']));

  test('the admin area opens once it is on', async ({ page, signInAs, expectRight }) => {
    await signInAs(page, { isAdmin: true });
    const answer = await page.goto('/admin/outbox');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn on two-step sign-in');
    await expectRight(page);
    await setUp(page, async () => {});
    await expect(page.getByRole('navigation', { name: 'Admin pages' })).toBeVisible();
  });
});
