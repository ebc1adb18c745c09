import { expect, test } from './fixtures.ts';
import {
  expectToast,
  mailedPath,
  newPerson,
  openAccount,
  signIn,
  signOut,
} from './support/accounts.ts';

// The browser logs requests refused to visitors.
test.use({ expectedConsoleErrors: [/status of 401/] });

test('a new user goes all the way from registering to leaving', async ({ page, site }) => {
  const ann = newPerson();

  await test.step('registers, and is back where they came from', async () => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Username').fill(ann.username);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByLabel('Confirm password').fill(ann.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('banner')).toContainText(ann.username);
  });

  await test.step('confirms the email', async () => {
    await page.goto(await mailedPath(site.pool, 'verification', ann.email));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified');
    await openAccount(page, ann);
    await expect(page.getByText('Email verified', { exact: true })).toBeVisible();
  });

  await test.step('forgets the password, and chooses another', async () => {
    await signOut(page, ann);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The URL changes first, and the form being left has an email field too.
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await page.getByLabel('Email').fill(ann.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    const password = 'second-password';
    await page.goto(await mailedPath(site.pool, 'password_reset', ann.email));
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, { ...ann, password });
    await expectToast(page, 'Login successful', `Welcome back, ${ann.username}!`);
    // Arriving closes any menu opened before then.
    await expect(page).toHaveURL('/');
  });

  await test.step('leaves, after a dialog that gives the focus back', async () => {
    await openAccount(page, ann);
    const opener = page.getByRole('button', { name: 'Delete account' });
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await opener.click();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await dialog.getByLabel('Your password').fill('second-password');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expectToast(page, 'Account deleted', 'you are signed out');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});
