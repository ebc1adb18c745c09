import { Secret } from 'otpauth';
import { codeAt } from '#test/support/second-factor.ts';
import { expect, test } from './fixtures.ts';
import { endSession, expectToast, letSessionsAge, register, signIn } from './support/accounts.ts';

// The browser logs each refusal: the closed admin area, and a password that is not enough.
test.use({ expectedConsoleErrors: [/status of 40[13]/] });

const setRequirement = "update settings set value = $1 where key = 'require_second_factor'";
test.afterEach(({ site }) => site.pool.query(setRequirement, ['off']));

test('an administrator has to turn it on, signs in with it and turns it off', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const ann = await register(page);
  await site.pool.query('update users set is_admin = true where email = $1', [ann.email]);
  await site.pool.query(setRequirement, ['on']);
  const dialog = (name: string) => page.getByRole('dialog', { name });
  let codes: string[] = [];

  await test.step('the admin area opens once it is on', async () => {
    const answer = await page.goto('/admin/outbox');
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turn on two-step sign-in');
    await expectRight(page, { include: 'main' });
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    const first = dialog('Set up two-step sign-in');
    const code = first.getByLabel('Code from the app');
    await expect(code).toBeFocused();
    await expect(first.getByRole('img')).toBeVisible();
    await expectRight(page, { include: 'dialog[open]' });
    const key = await first.locator('code').innerText();
    await code.fill(codeAt(Secret.fromBase32(key.replaceAll(/\s/g, '')), new Date()));
    await code.press('Enter');

    const second = dialog('Your recovery codes');
    await expect(second.getByRole('listitem')).toHaveCount(10);
    await expectRight(page, { include: 'dialog[open]' });
    // Escape would lose them.
    await page.keyboard.press('Escape');
    const downloading = page.waitForEvent('download');
    await second.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('martingale-recovery-codes.txt');
    codes = await second.getByRole('listitem').allInnerTexts();
    await second.getByRole('button', { name: 'I have saved them' }).click();
    await expectToast(
      page,
      'Two-step sign-in is on',
      'You now need a code from your app to sign in.',
    );
    await expect(page.getByRole('navigation', { name: 'Admin pages' })).toBeVisible();
  });

  await test.step('signing in takes a code from the app or a recovery code', async () => {
    await endSession(page);
    await page.goto('/auth?returnTo=/account%3Ftab%3Dsecurity');
    await signIn(page, ann);
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    await expectRight(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await expectRight(page, { include: '[role="tabpanel"]' });
    await field.fill(codes[3] ?? '');
    await field.press('Enter');
    await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
    await expectRight(page, { include: '[role="tabpanel"]' });
  });

  await test.step('later, turning it off takes the password and a code', async () => {
    await letSessionsAge(site.pool);
    await page.getByRole('button', { name: 'Turn off' }).click();
    const confirmation = dialog('Turn off two-step sign-in?');
    await confirmation.getByRole('button', { name: 'Turn off' }).click();
    const question = dialog('Enter your password to continue');
    await expect(question.getByLabel('Your password')).toBeFocused();
    await expect(confirmation).toBeVisible();
    await page.keyboard.insertText(ann.password);
    await page.keyboard.press('Enter');
    await expect(question.getByLabel('Code from your authenticator app')).toBeFocused();
    await expectRight(page, { include: 'dialog[open]' });
    await question.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await expect(question.getByLabel('Recovery code')).toBeFocused();
    await expectRight(page, { include: 'dialog[open]' });
    await page.keyboard.insertText(codes[4] ?? '');
    await page.keyboard.press('Enter');
    await expectToast(
      page,
      'Two-step sign-in is off',
      'You can now sign in with just your password.',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
