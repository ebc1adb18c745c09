import { expect, viewports } from './fixtures.ts';
import {
  expectToast,
  letSessionsAge,
  newPerson,
  register,
  signIn,
  signOut,
} from './support/accounts.ts';
import { addAuthenticator, test } from './support/sign-in-methods.ts';

// One site serves them all.
test.describe.configure({ mode: 'default' });

test.use({
  // The browser logs each refusal: visitors have no user, and the stale session asks again.
  expectedConsoleErrors: [/status of 40[13]/],
  expectedForeignRequests: [/^http:\/\/127\.0\.0\.1:\d+\/(auth|interaction|favicon)/],
});

const tab = '[role="tabpanel"]';

test('a passkey: added, used alone, as the second factor and to confirm, and removed', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const whilePresent = await addAuthenticator(page);
  const ann = await register(page);
  const rename = page.getByRole('button', { name: /^Rename/ });
  const row = page.getByRole('listitem').filter({ has: rename });
  const leave = async () => {
    await signOut(page, ann);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  };

  await test.step('is added and renamed', async () => {
    await page.goto('/account?tab=security');
    await whilePresent(async () => {
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expectToast(page, 'Passkey added', 'Chrome');
    });
    await expect(
      page.getByText('On, with your passkeys. 10 recovery codes are left.'),
    ).toBeVisible();
    await rename.click();
    await page.getByRole('dialog', { name: 'Rename passkey' }).getByLabel('Name').fill('My laptop');
    await expectRight(page, { include: 'dialog[open]' });
    await page.keyboard.press('Enter');
    await expect(row).toContainText('My laptop');
    await expectRight(page, { include: tab });
  });

  await test.step('signs in without a click where it was used before', async () => {
    await whilePresent(async () => {
      await leave();
      await expectToast(page, 'Login successful', ann.username);
    });
    await expect(page).toHaveURL('/account?tab=security');
  });

  await test.step('signs in alone', async () => {
    await page.evaluate(() => localStorage.clear());
    await leave();
    await whilePresent(async () => {
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expectToast(page, 'Login successful', ann.username);
    });
    await expect(page).toHaveURL('/account?tab=security');
  });

  await test.step('completes a sign-in with the password', async () => {
    await leave();
    await signIn(page, ann);
    const passkey = page.getByRole('button', { name: 'Use a passkey' });
    await expect(passkey).toBeFocused();
    await expectRight(page, { include: tab });
    await whilePresent(async () => {
      await passkey.click();
      await expectToast(page, 'Login successful', ann.username);
    });
  });

  await test.step('replaces the password before something sensitive', async () => {
    await letSessionsAge(site.pool);
    await expect(row).toContainText('Last used');
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' });
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectRight(page, { include: 'dialog[open]' });
    await whilePresent(async () => {
      await dialog.getByRole('button', { name: 'Use a passkey' }).click();
      await expectToast(page, 'Passkey removed', 'My laptop');
    });
    await expect(row).toHaveCount(0);
  });
});

test('a new account without a password, confirmed at the provider', async ({
  page,
  site,
  provider,
  expectRight,
}) => {
  test.slow();
  const { username, email } = newPerson();
  provider.people.set(username, { email, email_verified: true, preferred_username: username });
  const signInThere = async () => {
    await page.getByLabel('Subject').fill(username);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  const { name } = provider.settings;
  const link = page.getByRole('link', { name: `Continue with ${name}` });

  await test.step('a visit that is canceled', async () => {
    await page.goto('/auth?returnTo=%2Faccount%3Ftab%3Dsecurity');
    await expectRight(page);
    // The button shows the whole name on a small phone.
    await page.setViewportSize({ width: 320, height: 568 });
    const isCut = await link
      .locator('span')
      .evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, parentElement }) =>
          scrollWidth > clientWidth || scrollHeight > (parentElement?.clientHeight ?? 0),
      );
    expect(isCut).toBe(false);
    await page.setViewportSize(viewports.phone);
    await link.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      `Signing in with ${name} was canceled. Nothing was changed.`,
    );
    await expectRight(page, { include: tab });
  });

  await test.step('a new account', async () => {
    await link.click();
    await signInThere();
    await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeFocused();
    await expectRight(page, { include: 'main' });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(page, 'Registration successful', 'Welcome to');
    await expect(page).toHaveURL('/account?tab=security');
    await expect(page.getByText('This is your only way to sign in.')).toBeVisible();
    await expectRight(page, { include: tab });
  });

  await test.step('something sensitive, later', async () => {
    await page.getByRole('tab', { name: 'Password' }).click();
    await letSessionsAge(site.pool);
    const password = 'a password of my own';
    const setPassword = async () => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(password);
      await page.getByRole('button', { name: 'Set password' }).click();
    };
    await setPassword();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you to continue" });
    await expect(dialog).toBeVisible();
    await expectRight(page, { include: 'dialog[open]' });
    await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
    await signInThere();
    await page.waitForURL('**/account?tab=password');
    await setPassword();
    await expectToast(page, 'Password set', 'You can now sign in with it.');
    await page.getByRole('tab', { name: 'Security' }).click();
    await expect(page.getByRole('button', { name: `Unlink ${name}` })).toBeEnabled();
  });
});

test('an existing account is linked after its password', async ({
  page,
  provider,
  expectRight,
}) => {
  test.slow();
  const { name } = provider.settings;

  await test.step('the link needs no scripts', async () => {
    const html = await (await page.request.get('/auth')).text();
    expect(html).toContain('href="/api/sign-in/test?returnTo=%2F"');
  });

  const ann = await register(page);
  await page.context().clearCookies();
  provider.people.set(ann.username, { email: ann.email, email_verified: true });
  await page.goto('/auth?returnTo=%2Fabout');
  await page.getByRole('link', { name: `Continue with ${name}` }).click();
  await page.getByLabel('Subject').fill(ann.username);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  await expectRight(page, { include: 'main' });
  await page.getByRole('link', { name: 'Sign in to link it' }).click();
  await signIn(page, ann);
  await expect(page.getByRole('heading', { name: `Link ${name} to your account?` })).toBeVisible();
  await expectRight(page, { include: 'main' });
  await page.getByRole('button', { name: 'Link accounts' }).click();
  await page.waitForURL('**/about');
});
