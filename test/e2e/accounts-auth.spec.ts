import { expect, test } from './fixtures.ts';

test('the sign-in form keeps text typed before hydration, and errors do not move it', async ({
  page,
}) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Sign in' });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ann@example.org');
  await page.getByLabel('Password').fill('123456');
  await expect(button).toBeDisabled();
  go();
  await expect(button).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('ann@example.org');

  // Within its form: the browser may scroll to a field that is filled in.
  const place = () =>
    button.evaluate((element) => {
      const form = element.closest('form')?.getBoundingClientRect();
      return element.getBoundingClientRect().y - (form?.y ?? Number.NaN);
    });
  const before = await place();
  await page.getByLabel('Email').fill('ann');
  await page.getByLabel('Password').fill('1');
  await page.getByLabel('Password').blur();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(await place()).toBe(before);
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
