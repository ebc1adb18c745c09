import { expect, test } from './fixtures.ts';
import { expectToast, newPerson, register, signIn } from './support/accounts.ts';

test.describe('returning after signing in', () => {
  test('to the page that asked for it', async ({ page }) => {
    const ann = await register(page);
    await page.context().clearCookies();
    await page.goto('/account?tab=password');
    await expect(page).toHaveURL('/auth?returnTo=%2Faccount%3Ftab%3Dpassword');
    await page.getByRole('tab', { name: 'Register' }).click();
    await page.getByRole('link', { name: 'Login' }).click();
    // Both tabs have a field for the address.
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    await signIn(page, ann);
    await expect(page).toHaveURL('/account?tab=password');
  });

  test("to the page whose header's link was followed", async ({ page }) => {
    const ann = await register(page);
    await page.context().clearCookies();
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, ann);
    await expect(page).toHaveURL('/about');
  });

  const hostile = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ];
  test('never to another site', async ({ page }) => {
    const ann = await register(page);
    for (const address of hostile) {
      const path = `/auth?returnTo=${encodeURIComponent(address)}`;
      await page.context().clearCookies();
      await page.goto(path);
      await signIn(page, ann);
      await expect(page.getByRole('banner')).toContainText(ann.username);
      await expect(page).toHaveURL('/');
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toBe('/');
    }
  });

  test('at once for those who are signed in', async ({ page, signInAs }) => {
    await signInAs(page);
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await page.goto('/auth?returnTo=%2Fabout');
    await expect(page).toHaveURL('/about');
  });
});

test('signing in works by keyboard alone', async ({ page }) => {
  const ann = await register(page);
  await page.context().clearCookies();
  await page.goto('/auth?returnTo=/about');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Register' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeFocused();
  await expect(page.getByLabel('Username')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(ann.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ann.password);
  await page.keyboard.press('Tab');
  const reveal = page.getByRole('button', { name: 'Show password' });
  await expect(reveal).toBeFocused();
  await page.keyboard.press('Space');
  await expect(reveal).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
});

test('fields say what password managers need to know', async ({ page }) => {
  const hints = () =>
    page
      .locator('main input')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) => `${input.getAttribute('name')}: ${input.getAttribute('autocomplete')}`,
        ),
      );
  await page.goto('/auth');
  expect(await hints()).toEqual(['email: username', 'password: current-password']);
  await page.goto('/auth?tab=register');
  expect(await hints()).toEqual([
    'username: nickname',
    'email: username',
    'password: new-password',
    'confirmPassword: new-password',
  ]);
});

test.describe('failures that say what happened', () => {
  test.use({
    expectedConsoleErrors: [/status of (409|429|502)|answered 502|ERR_FAILED|request failed/],
  });

  test('names and addresses that are taken', async ({ page }) => {
    const { username, email } = await register(page);
    await page.context().clearCookies();
    const ann = newPerson();
    await page.goto('/auth?tab=register');
    await page.getByLabel('Username').fill(username.toUpperCase());
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByLabel('Confirm password').fill(ann.password);
    const button = page.getByRole('button', { name: 'Register' });
    await button.click();
    await expectToast(page, 'Registration failed', 'Username is already taken');
    const field = page.getByLabel('Username');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Username is already taken');
    await expect(button).toBeDisabled();
    await expect(page.getByLabel('Email')).toHaveValue(ann.email);
    await field.fill(ann.username);
    await page.getByLabel('Email').fill(email);
    await button.click();
    await expectToast(page, 'Registration failed', 'Email is already registered');
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(ann.password);
  });

  test('too many attempts, a silent server and no network', async ({ page }) => {
    const ann = newPerson();
    await page.goto('/auth');
    await page.route('**/api/login', (route) =>
      route.fulfill({ status: 429, json: { code: 'TOO_MANY', message: 'Too many attempts.' } }),
    );
    await signIn(page, ann);
    await expectToast(page, 'Login failed', 'Too many attempts.');
    await page.route('**/api/login', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await signIn(page, ann);
    await expectToast(page, 'Login failed', 'Invalid email or password');
    await page.route('**/api/login', (route) => route.abort());
    await signIn(page, ann);
    await expectToast(page, 'Login failed', 'Please check your connection');
    await page.goto('/auth?tab=register');
    await page.route('**/api/register', (route) => route.fulfill({ status: 502, body: '' }));
    await page.getByLabel('Username').fill(ann.username);
    await page.getByLabel('Email').fill(ann.email);
    await page.getByLabel('Password', { exact: true }).fill(ann.password);
    await page.getByLabel('Confirm password').fill(ann.password);
    await page.getByRole('button', { name: 'Register' }).click();
    await expectToast(page, 'Registration failed', 'Could not create account');
  });
});

test.describe('company logo', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('is shown where one is set, or said to have failed', async ({ page, site }) => {
    const setLogo = (value: string) =>
      site.pool.query(
        `insert into settings (key, value) values ('company_logo', $1)
         on conflict (key) do update set value = excluded.value`,
        [value],
      );
    await page.goto('/auth');
    await expect(page.getByRole('img', { name: 'Martingale logo' })).toHaveCount(0);
    try {
      await setLogo('/favicon.svg');
      await page.goto('/auth');
      await expect(page.getByRole('img', { name: 'Martingale logo' })).toBeVisible();
      await setLogo('/uploads/gone.png');
      await page.goto('/auth');
      await expect(page.getByText('Failed to load company logo')).toBeVisible();
    } finally {
      await setLogo('');
    }
  });
});
