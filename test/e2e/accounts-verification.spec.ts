import { expect, test } from './fixtures.ts';
import { expectToast, mailedPath, register } from './support/accounts.ts';

test.describe('for visitors', () => {
  for (const path of ['/verify-email', '/request-verification']) {
    test(`${path} asks to sign in, and returns`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Required');
      const link = page.getByRole('main').getByRole('link', { name: 'Sign In' });
      await expect(link).toHaveAttribute('href', `/auth?returnTo=${encodeURIComponent(path)}`);
    });
  }

  test('the end of a verification leads on', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/email-verified');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Verified');
    await expect(main.locator('a')).toHaveText(['Browse the questions', 'Back to the home page']);
    await page.goto('/email-verification-failed');
    await expect(main).toContainText('invalid or has expired');
    await expect(main.locator('a')).toHaveText(['Sign In', 'Back to the home page']);
  });

  test('a link without a token fails', async ({ page }) => {
    await page.goto('/confirm-email');
    await expect(page).toHaveURL('/email-verification-failed');
  });
});

test.describe('for those who are signed in', () => {
  test('the end of a verification leads on', async ({ page, signInAs }) => {
    await signInAs(page);
    const main = page.getByRole('main');
    await page.goto('/email-verified');
    await expect(main.locator('a')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'View your progress' })).toHaveAttribute(
      'href',
      '/progress',
    );
    await page.goto('/email-verification-failed');
    await expect(main.locator('a').first()).toHaveAttribute('href', '/request-verification');
  });

  test('a verified address needs nothing more', async ({ page, signInAs }) => {
    await signInAs(page);
    for (const path of ['/verify-email', '/request-verification']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Already Verified');
      await expect(page.getByRole('main').locator('a')).toHaveAttribute('href', '/questions');
    }
  });

  test('an unverified one is told what to do', async ({ page }) => {
    const { email } = await register(page);
    await page.goto('/verify-email');
    const main = page.getByRole('main');
    await expect(main).toContainText(`A verification email was sent to ${email}`);
    await expect(main).toContainText('24 hours');
    await expect(main).toContainText('spam');
    await expect(main.getByRole('listitem')).toHaveCount(3);
    await expect(main.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
    await main.getByRole('link', { name: 'Resend the email' }).click();
    await expect(page).toHaveURL('/request-verification');
  });

  test('a new mail is sent, once and again', async ({ page, site }) => {
    const { email } = await register(page);
    await page.goto('/request-verification');
    const before = await mailedPath(site.pool, 'verification', email);
    await page.getByRole('button', { name: 'Send Verification Email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification email sent');
    await expect(page.getByRole('main')).toContainText(`sent to ${email}`);
    await expect(page.getByRole('main')).toContainText('expires after 24 hours');
    const after = await mailedPath(site.pool, 'verification', email);
    expect(after).not.toBe(before);
    const again = page.waitForResponse('**/api/resend-verification');
    await page.getByRole('button', { name: 'Send Again' }).click();
    expect((await again).status()).toBe(200);
  });

  test('the waiting page notices what happens elsewhere', async ({ page, site }) => {
    const { email } = await register(page);
    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify your email');
    await site.pool.query('update users set is_email_verified = true where email = $1', [email]);
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Email Already Verified', { timeout: 1000 });
    }).toPass();
  });
});

test.describe('when sending fails', () => {
  test.use({ expectedConsoleErrors: [/status of (409|429)/] });

  test('it says so', async ({ page }) => {
    await register(page);
    await page.route('**/api/resend-verification', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many attempts.' } }),
    );
    await page.goto('/request-verification');
    await page.getByRole('button', { name: 'Send Verification Email' }).click();
    await expectToast(page, 'Error', 'Failed to send verification email. Please try again later.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request verification');
  });

  test('because the address is verified by now, the page changes', async ({ page, site }) => {
    const { email } = await register(page);
    await page.goto('/request-verification');
    await site.pool.query('update users set is_email_verified = true where email = $1', [email]);
    await page.getByRole('button', { name: 'Send Verification Email' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email Already Verified');
  });
});

test.describe('redeeming', () => {
  test.use({ expectedConsoleErrors: [/status of (400|429)/] });

  test('happens once, and a wrong link fails', async ({ page, site }) => {
    const { email } = await register(page);
    await page.context().clearCookies();
    const calls: string[] = [];
    page.on('request', (request) => {
      const isBeacon = request.resourceType() === 'ping';
      if (request.method() === 'POST' && !isBeacon) calls.push(new URL(request.url()).pathname);
    });
    await page.goto(await mailedPath(site.pool, 'verification', email));
    await expect(page).toHaveURL('/email-verified');
    expect(calls).toEqual(['/api/verify-email']);
    await page.goto('/confirm-email?token=wrong');
    await expect(page).toHaveURL('/email-verification-failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification Failed');
  });

  test('can be tried again when the link is not to blame', async ({ page, site }) => {
    const { email } = await register(page);
    await page.route('**/api/verify-email', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many attempts.' } }),
    );
    await page.goto(await mailedPath(site.pool, 'verification', email));
    await expect(page.getByRole('main')).toContainText('Too many attempts.');
    await page.unroute('**/api/verify-email');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/email-verified');
  });
});

test.describe('without scripts', () => {
  // The browser says of each script that it was not let through.
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
