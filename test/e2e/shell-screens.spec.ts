import type { Page } from '@playwright/test';
import { expect, screens, test, viewports } from './fixtures.ts';

const pages = [
  { path: '/', title: 'Quant Interview Questions', heading: 'Quant Interview Questions' },
  { path: '/pricing', title: 'Pricing', heading: 'Pricing' },
  { path: '/about', title: 'About', heading: 'About Martingale' },
  { path: '/no-such-page', title: '404 Page Not Found', heading: '404 Page Not Found' },
  { path: '/ebook', title: 'The interview guide', heading: 'The interview guide' },
];

const missingPage = /status of 404/;

const themeSwitch = (page: Page) => page.locator('summary[aria-label="Theme"]');

test.describe('each page', () => {
  test.use({ expectedConsoleErrors: [missingPage] });

  for (const { path, title, heading } of pages) {
    test(`${path} is accessible and fits`, async ({ page, expectRight }) => {
      await page.goto(path);
      await expect(page).toHaveTitle(`${title} · Martingale`);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expectRight(page);
    });
  }
});

for (const screen of screens) {
  test.describe(screen.name, () => {
    test.use(screen.use);

    test('open menus and a toast are accessible', async ({ page, signInAs, expectAccessible }) => {
      const { username } = await signInAs(page, { isAdmin: true });
      await page.goto('/');
      for (const menu of ['Menu', 'Theme']) {
        const summary = page.locator(`summary[aria-label="${menu}"]`);
        if (!(await summary.isVisible())) continue;
        await summary.click();
        await expectAccessible(page);
      }
      await page.locator('summary', { hasText: username }).click();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Logged out');
      await expectAccessible(page);
    });
  });
}

test('no width cuts the brand or the name of a user in half', async ({ page, signInAs }) => {
  const username = 'Maximiliane_Weber-01';
  await signInAs(page, { username, isAdmin: true });
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Martingale' });
  const menu = page.locator('summary', { hasText: username });
  for (const width of [320, 390, 768, 900, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await brand.evaluate((link) => {
      const name = link.querySelector('span')?.getBoundingClientRect();
      const { right, bottom } = link.getBoundingClientRect();
      return name !== undefined && name.top < bottom && name.right > right + 1;
    });
    expect(cut, `the brand at ${width} px`).toBe(false);
    const shown = await menu.evaluate((summary) =>
      [...summary.querySelectorAll('span')]
        .filter(({ clientWidth }) => clientWidth > 1)
        .map(({ textContent, scrollWidth, clientWidth }) => [
          textContent,
          scrollWidth <= clientWidth,
        ]),
    );
    expect(shown, `the user at ${width} px`).toEqual([[width < 1024 ? 'M' : username, true]]);
  }
});

test.describe('theme', () => {
  test.use({ colorScheme: 'light', viewport: viewports.desktop });

  test('follows the system until one is chosen, and is there before the first paint', async ({
    page,
  }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/');
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });

    await themeSwitch(page).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
    expect(await paper()).toBe(dark);

    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        const { dataset } = document.documentElement;
        dataset.themeAtFirstPaint = dataset.theme ?? 'none';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme-at-first-paint', 'dark');
    expect(await paper()).toBe(dark);
    await themeSwitch(page).click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('radio', { name: 'System' }).check();
    expect(await paper()).toBe(light);
  });
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    // The browser reports each script that it blocks.
    expectedConsoleErrors: [/status of 404|request failed: GET .*\.js \(csp\)/],
  });

  test('pages can be read, and the phone menu opens', async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('Helping you ace quant interviews');
    }
    await page.setViewportSize(viewports.phone);
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Newsletter' }).click();
    await page.waitForURL('**/newsletter');
  });

  test('links work, and what needs scripts is not offered', async ({ page, signInAs }) => {
    await page.setViewportSize(viewports.desktop);
    const { username } = await signInAs(page);
    await page.goto('/');
    await expect(page.locator('summary[aria-label="Theme"]')).toBeHidden();
    await page.locator('summary', { hasText: username }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Account settings' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Martingale');
  });
});
