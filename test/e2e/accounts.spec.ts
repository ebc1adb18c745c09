import { expect, test } from './fixtures.ts';
import {
  expectToast,
  mailedPath,
  newPerson,
  register,
  signIn,
  signOut,
} from './support/accounts.ts';

test.describe('a new user', () => {
  test.use({ expectedConsoleErrors: [/status of 40[019]/] });

  test('goes all the way from registering to leaving', async ({ page, browser, site }) => {
    test.slow();
    const ann = newPerson();

    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByLabel('Username').fill(ann.username);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByLabel('Confirm password').fill(ann.password);
    const sent = page.waitForRequest('**/api/register');
    await page.getByRole('button', { name: 'Register' }).click();
    expect((await sent).postDataJSON()).toEqual(ann);
    await expectToast(
      page,
      'Registration successful',
      "Welcome to Martingale! We've sent a verification email to your address.",
    );
    const confirmation = page.getByRole('tabpanel');
    await expect(confirmation).toContainText(ann.email);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(confirmation.getByRole('link', { name: 'Browse the questions' })).toHaveAttribute(
      'href',
      '/questions',
    );
    await confirmation.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
    await expect(page.getByRole('banner')).toContainText(ann.username);

    await page.goto('/account');
    await expect(page.getByText('Email not verified')).toBeVisible();
    const link = await mailedPath(site.pool, 'verification', ann.email);
    await page.goto(link);
    await page.waitForURL('**/email-verified');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified');
    await page.getByRole('banner').locator('summary', { hasText: ann.username }).click();
    await page.getByRole('link', { name: 'Account settings' }).click();
    await expect(page.getByText('Email verified')).toBeVisible();

    await page.goto(link);
    await page.waitForURL('**/email-verified');

    await signOut(page, ann);
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    // The address changes first, and the form it leaves has an email field too.
    await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeVisible();
    await page.getByLabel('Email').fill(ann.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

    const changed = { ...ann, password: 'second-password' };
    await page.goto(await mailedPath(site.pool, 'password_reset', ann.email));
    await page.getByLabel('New password', { exact: true }).fill(changed.password);
    await page.getByLabel('Confirm new password').fill(changed.password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.waitForURL('**/auth');
    await expectToast(page, 'Password changed', 'Please sign in.');

    await signIn(page, ann);
    await expectToast(page, 'Login failed', 'Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(ann.email);
    await expect(page.getByLabel('Password')).toHaveValue(ann.password);
    await signIn(page, changed);
    await expectToast(page, 'Login successful', `Welcome back, ${ann.username}!`);
    await page.waitForURL((url) => url.pathname === '/');

    const renamed = newPerson();
    await page.goto('/account');
    await page.getByLabel('Username').fill(renamed.username);
    await page.getByLabel('Email', { exact: true }).fill(renamed.email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile updated', 'verification email to your new address');
    await expect(page.getByRole('banner')).toContainText(renamed.username);
    await expect(page.getByText('Email not verified')).toBeVisible();
    const resend = page.getByRole('link', { name: 'Resend the verification email' });
    await expect(resend).toHaveAttribute('href', '/request-verification');

    const elsewhere = await browser.newContext({ baseURL: site.url, userAgent: 'Firefox/140.0' });
    const other = await elsewhere.newPage();
    await other.goto('/auth');
    await signIn(other, { ...renamed, password: changed.password });
    await other.waitForURL((url) => url.pathname === '/');

    await page.getByRole('tab', { name: 'Password' }).click();
    await expect(page).toHaveURL(/\/account\?tab=password$/);
    const sessions = page.getByRole('tabpanel').getByRole('listitem');
    await expect(sessions).toHaveCount(2);
    await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(sessions.first()).toContainText(/Last seen/);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expectToast(page, 'Signed out everywhere else', 'Only this device');
    await expect(sessions).toHaveCount(1);
    await other.goto('/account');
    await expect(other).toHaveURL(/\/auth\?returnTo=%2Faccount$/);
    await elsewhere.close();

    await page.getByLabel('Current password').fill(changed.password);
    await page.getByLabel('New password', { exact: true }).fill('third-password');
    await page.getByLabel('Confirm new password').fill('third-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Password updated', 'Your password has been changed.');
    await expect(page.getByLabel('Current password')).toHaveValue('');

    await page.getByRole('tab', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await expect(dialog).toContainText('Unknown User');
    const remove = dialog.getByRole('button', { name: 'Delete my account' });
    await expect(remove).toBeDisabled();
    await dialog.getByLabel('Your password').fill('not my password');
    await remove.click();
    await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await dialog.getByLabel('Your password').fill('third-password');
    await remove.click();
    await expectToast(page, 'Account deleted', 'you are signed out');
    await page.waitForURL((url) => url.pathname === '/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    const { rows } = await site.pool.query('select 1 from users where username = $1', [
      renamed.username,
    ]);
    expect(rows).toEqual([]);
  });
});

test.describe('the account page', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] });

  test('offers a download, a dialog and a way back in', async ({ page, context }) => {
    const { email } = await register(page);
    await page.goto('/account');

    await test.step('the data come as a file', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('martingale-data.json');
      const chunks = await (await file.createReadStream()).toArray();
      expect(Buffer.concat(chunks).toString()).toContain(email);
    });

    await test.step('the delete dialog closes on Escape and gives the focus back', async () => {
      const opener = page.getByRole('button', { name: 'Delete account' });
      await opener.click();
      await expect(page.getByRole('dialog').getByLabel('Your password')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    await test.step('a session that has ended', async () => {
      await context.clearCookies();
      await page.getByLabel('Username').fill('new_name');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expectToast(page, 'Failed to update profile', 'Please sign in to continue.');
      const main = page.getByRole('main');
      await expect(main).toContainText('You need to be logged in to view this page');
      await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        '/auth?returnTo=%2Faccount',
      );
    });
  });
});
