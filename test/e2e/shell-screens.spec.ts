import { expect, test, viewports } from './fixtures.ts';

test.describe('each page', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('is accessible and fits', async ({ page, expectRight }) => {
    test.slow();
    for (const path of ['/', '/pricing', '/about', '/ebook', '/no-such-page']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectRight(page);
      });
    }
  });
});

test('the header fits, and its menus and toasts are accessible', async ({
  page,
  signInAs,
  expectRight,
}) => {
  const username = 'Maximiliane_Weber-01';
  await signInAs(page, { username, isAdmin: true });
  await page.goto('/about');
  const user = page.locator('summary', { hasText: username });

  await test.step("no width cuts off the brand or a user's name", async () => {
    const brand = page.getByRole('banner').getByRole('link', { name: 'Martingale' });
    for (const width of [320, 390, 768, 900, 1024, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(needed, `the header at ${width} px`).toBeLessThanOrEqual(width);
      const cut = await brand.evaluate((link) => {
        const name = link.querySelector('span')?.getBoundingClientRect();
        const { right, bottom } = link.getBoundingClientRect();
        return name !== undefined && name.top < bottom && name.right > right + 1;
      });
      expect(cut, `the brand at ${width} px`).toBe(false);
      const shown = await user.evaluate((summary) =>
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

  await test.step('each link is in the bar or in the menu, and search in the bar', async () => {
    const main = ['Practice', 'Questions', 'Drills', 'Topics', 'Pricing'];
    const quiet = ['Feedback', 'Newsletter', 'eBook'];
    const menu = page.locator('summary[aria-label="Menu"]');
    const linksIn = (name: string) =>
      page.getByRole('navigation', { name, exact: true }).getByRole('link');
    for (const { width, inBar, inMenu } of [
      { width: 390, inBar: [], inMenu: [...main, 'Progress', 'Admin', ...quiet] },
      { width: 768, inBar: main, inMenu: ['Progress', 'Admin', ...quiet] },
      { width: 1199, inBar: main, inMenu: ['Progress', 'Admin', ...quiet] },
      { width: 1200, inBar: [...main, ...quiet], inMenu: [] },
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Find anything' })).toBeInViewport();
      await expect(linksIn('Main')).toHaveText(inBar);
      if (inMenu.length > 0) await menu.click();
      await expect(linksIn('Menu')).toContainText(inMenu);
      if (inMenu.length > 0) await menu.click();
      else await expect(menu).toBeHidden();
    }
  });

  await test.step('menus', async () => {
    const header = { include: 'header' };
    await page.setViewportSize({ width: 900, height: 800 });
    await page.locator('summary[aria-label="Menu"]').click();
    await expectRight(page, header);
    await page.setViewportSize(viewports.desktop);
    await page.locator('summary[aria-label="Theme"]').click();
    await expectRight(page, header);
    await page.setViewportSize(viewports.phone);
    await page.locator('summary[aria-label="Menu"]').click();
    await expectRight(page, header);
    await user.click();
    await expectRight(page, header);
  });

  await test.step('a toast', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    const toasts = page.getByRole('region', { name: /Notifications/ });
    await expect(toasts).toContainText('Logged out');
    await expectRight(page, { include: '[aria-label^=Notifications]' });
  });
});

test.describe('theme', () => {
  test.use({ colorScheme: 'light', viewport: viewports.desktop });

  test('follows the system until one is chosen, and applies before the first paint', async ({
    page,
  }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const themeSwitch = page.locator('summary[aria-label="Theme"]');
    await page.goto('/about');
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await paper();
    expect(dark).not.toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });

    await themeSwitch.click();
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
    await themeSwitch.click();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.getByRole('radio', { name: 'System' }).check();
    expect(await paper()).toBe(light);
  });
});

test.describe('without scripts', () => {
  // The browser reports each script that it blocks.
  test.use({ javaScriptEnabled: false, expectedConsoleErrors: [/\.js \(csp\)$/] });

  test('menus open, and what needs scripts is not offered', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    await page.goto('/about');
    await expect(page.locator('summary[aria-label="Theme"]')).toBeHidden();
    await page.locator('summary', { hasText: username }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Account settings' })).toBeVisible();
    await page.setViewportSize(viewports.phone);
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole('banner').getByRole('link', { name: 'Newsletter' }).click();
    await page.waitForURL('**/newsletter');
  });
});
