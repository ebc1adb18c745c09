import { TestProvider } from '#test/support/openid/test-provider.ts';
import { startTestSite } from '#test/support/site.ts';
import { test as base, expect, viewports } from './fixtures.ts';
import { expectToast, newPerson, register, signIn } from './support/accounts.ts';

/** As long as a name may be. */
const name = 'Example University of Identity';

/** The site with a sign-in provider on another port. */
const test = base.extend<object, { provider: TestProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const provider = await TestProvider.start('test', name);
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ provider }, use) => {
      const site = await startTestSite(provider.environment);
      try {
        await use({ url: site.url, pool: site.pool });
      } finally {
        await site.close();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  // The browser logs each refusal: visitors have no user, and the stale session asks again.
  expectedConsoleErrors: [/status of 40[13]/],
  expectedForeignRequests: [/^http:\/\/127\.0\.0\.1:\d+\/(auth|interaction|favicon)/],
});

test('a new account without a password, confirmed at the provider', async ({
  page,
  browser,
  site,
  provider,
  expectRight,
}) => {
  test.slow();
  await test.step('the link works without scripts', async () => {
    const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
    await plain.goto('/auth');
    await plain.getByRole('link', { name: `Continue with ${name}` }).click();
    expect(new URL(plain.url()).origin).toBe(provider.settings.issuer);
    await plain.close();
  });

  const { username, email } = newPerson();
  provider.people.set(username, { email, email_verified: true, preferred_username: username });
  const signInThere = async () => {
    await page.getByLabel('Subject').fill(username);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };

  await page.goto('/auth?returnTo=%2Faccount%3Ftab%3Dpassword');
  await expectRight(page);
  await test.step('the whole name is on the button of a small phone', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    const link = page.getByRole('link', { name: `Continue with ${name}` });
    const isCut = await link
      .locator('span')
      .evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, parentElement }) =>
          scrollWidth > clientWidth || scrollHeight > (parentElement?.clientHeight ?? 0),
      );
    expect(isCut).toBe(false);
    await page.setViewportSize(viewports.phone);
  });
  await page.getByRole('link', { name: `Continue with ${name}` }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    `Signing in with ${name} was canceled. Nothing was changed.`,
  );
  await expectRight(page);

  await page.getByRole('link', { name: `Continue with ${name}` }).click();
  await signInThere();
  await expect(page.getByRole('heading', { name: 'Choose a username' })).toBeFocused();
  await expectRight(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Registration successful', 'Welcome to');
  await page.waitForURL('**/account?tab=password');
  await expect(page.getByText('This is your only way to sign in.')).toBeVisible();
  await expectRight(page);

  await test.step('a later sign-in is not fresh, and is confirmed at the provider', async () => {
    await page.context().clearCookies({ name: 'martingale_session' });
    await page.goto('/auth?returnTo=%2Faccount%3Ftab%3Dpassword');
    await page.getByRole('link', { name: `Continue with ${name}` }).click();
    const password = 'a password of my own';
    const setPassword = async () => {
      await page.getByLabel('New password', { exact: true }).fill(password);
      await page.getByLabel('Confirm new password').fill(password);
      await page.getByRole('button', { name: 'Set password' }).click();
    };
    await setPassword();
    const dialog = page.getByRole('dialog', { name: "Confirm that it's you to go on" });
    await expect(dialog).toBeVisible();
    await expectRight(page);
    await dialog.getByRole('button', { name: `Continue with ${name}` }).click();
    await signInThere();
    await page.waitForURL('**/account?tab=password');
    await setPassword();
    await expectToast(page, 'Password set', 'You can now sign in with it.');
    await expect(page.getByRole('button', { name: `Unlink ${name}` })).toBeEnabled();
  });
});

test('an existing account is linked after its password', async ({
  page,
  provider,
  expectRight,
}) => {
  test.slow();
  const ann = await register(page);
  await page.context().clearCookies();
  provider.people.set(ann.username, { email: ann.email, email_verified: true });

  await page.goto('/auth?returnTo=%2Fabout');
  await page.getByRole('link', { name: `Continue with ${name}` }).click();
  await page.getByLabel('Subject').fill(ann.username);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You already have an account' })).toBeFocused();
  await expectRight(page);
  await page.getByRole('link', { name: 'Sign in to link it' }).click();
  await signIn(page, ann);
  await expect(page.getByRole('heading', { name: `Link ${name} to your account?` })).toBeVisible();
  await expectRight(page);
  await page.getByRole('button', { name: 'Link accounts' }).click();
  await page.waitForURL('**/about');
});
