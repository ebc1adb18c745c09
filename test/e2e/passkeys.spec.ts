import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectToast, register, signIn, signOut } from './support/accounts.ts';

// Browsers refuse passkeys at IP addresses.
test.use({
  siteSettings: { HOST: 'localhost' },
  // The browser logs the stale session, and the password that is not enough.
  expectedConsoleErrors: [/status of 40[13]/],
});

/** An authenticator of the device, which asks nobody but answers only while somebody is present. */
async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return { browser, authenticatorId };
}

async function whilePresent(
  { browser, authenticatorId }: { browser: CDPSession; authenticatorId: string },
  act: () => Promise<void>,
) {
  const setPresence = (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  await setPresence(true);
  await act();
  await setPresence(false);
}

test('a passkey: added, used alone, as the second factor and to confirm, and removed', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const authenticator = await addAuthenticator(page);
  const ann = await register(page);
  const rename = page.getByRole('button', { name: /^Rename/ });
  const row = page.getByRole('listitem').filter({ has: rename });

  await test.step('is added and renamed', async () => {
    await page.goto('/account?tab=password');
    await whilePresent(authenticator, async () => {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expectToast(page, 'Passkey added', 'Chrome');
    });
    await expect(
      page.getByText('On, with your passkeys. 10 recovery codes are left.'),
    ).toBeVisible();
    await rename.click();
    const dialog = page.getByRole('dialog', { name: 'Rename passkey' });
    await dialog.getByLabel('Name').fill('My laptop');
    await expectRight(page);
    await page.keyboard.press('Enter');
    await expect(row).toContainText('My laptop');
    await expectRight(page);
  });

  await test.step('signs in alone', async () => {
    await signOut(page, ann);
    await page.goto('/auth');
    await expectRight(page);
    await whilePresent(authenticator, async () => {
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expectToast(page, 'Login successful', ann.username);
    });
  });

  await test.step('completes a sign-in with the password', async () => {
    await signOut(page, ann);
    await page.goto('/auth');
    await signIn(page, ann);
    const passkey = page.getByRole('button', { name: 'Use a passkey' });
    await expect(passkey).toBeFocused();
    await expectRight(page);
    await whilePresent(authenticator, async () => {
      await passkey.click();
      await expectToast(page, 'Login successful', ann.username);
    });
  });

  await test.step('takes the place of the password before something sensitive', async () => {
    await site.pool.query("update sessions set password_entered_at = now() - interval '1 hour'");
    await page.goto('/account?tab=password');
    await expect(row).toContainText('Last used');
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter your password to go on' });
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectRight(page);
    await whilePresent(authenticator, async () => {
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await expectToast(page, 'Passkey removed', 'My laptop');
    });
    await expect(row).toHaveCount(0);
  });

  await test.step('is gone', async () => {
    await signOut(page, ann);
    await page.goto('/auth');
    await whilePresent(authenticator, async () => {
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expectToast(page, 'Login failed', 'This passkey was not accepted.');
    });
    await signIn(page, ann);
    await expectToast(page, 'Login successful', ann.username);
  });
});
