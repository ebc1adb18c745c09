import { expect, test } from './fixtures.ts';
import { endSession, register, signIn } from './support/accounts.ts';

test('signing in leads back to where it was asked for', async ({ page }) => {
  const ann = await register(page);

  await test.step('signed in already', async () => {
    await page.goto('/auth');
    await expect(page).toHaveURL('/');
    await page.goto('/auth?returnTo=%2Fabout');
    await expect(page).toHaveURL('/about');
  });

  await test.step('a protected page', async () => {
    await endSession(page);
    await page.goto('/account?tab=password');
    await expect(page).toHaveURL('/auth?returnTo=%2Faccount%3Ftab%3Dpassword');
    await signIn(page, ann);
    await expect(page).toHaveURL('/account?tab=password');
  });

  await test.step("the page whose header's link was followed", async () => {
    await endSession(page);
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth');
    await signIn(page, ann);
    await expect(page).toHaveURL('/about');
  });
});

test('the server never redirects to another site', async ({ page }) => {
  await register(page);
  for (const url of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ]) {
    const path = `/auth?returnTo=${encodeURIComponent(url)}`;
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/');
  }
});

test('nothing moves when field errors appear', async ({ page }) => {
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign in' });
  const before = await button.boundingBox();
  await page.getByLabel('Email').fill('ann');
  await page.getByLabel('Password').fill('1');
  await page.getByLabel('Password').blur();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});

test('text typed before hydration is kept', async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password').fill('123456');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();
  go();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.org');
});

test('a verification link without a token fails', async ({ request }) => {
  const response = await request.get('/confirm-email', { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe('/email-verification-failed');
});

test.describe('without scripts', () => {
  // The browser reports each script that it blocks.
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('pages that need them say so', async ({ page }) => {
    await page.goto('/confirm-email?token=abc');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByText('One moment, please.')).toBeHidden();
    await page.goto('/auth');
    await expect(page.locator('noscript p')).toBeVisible();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });
});
