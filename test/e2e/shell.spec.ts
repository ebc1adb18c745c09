import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';

const menu = (page: Page) => page.locator('summary[aria-label="Menu"]');
const header = (page: Page) => page.getByRole('banner');

test.describe('a page that does not exist', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('answers 404 and leads on', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.locator('title')).toHaveCount(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Browse the questions' })).toBeVisible();
    await main.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
  });
});

test.describe('header', () => {
  test.use({ viewport: viewports.desktop });

  test('skips to the content by keyboard, and signs out for good', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await header(page).locator('summary', { hasText: username }).click();
    await header(page).getByRole('button', { name: 'Sign out' }).click();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('phone menu', () => {
  test.use({ viewport: viewports.phone });

  test('works by keyboard and closes on Escape and on navigation', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/');
    const newsletter = header(page).getByRole('link', { name: 'Newsletter' });
    await expect(newsletter).toBeHidden();
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(newsletter).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await page.getByText('Dark', { exact: true }).last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Escape');
    await expect(newsletter).toBeHidden();
    await expect(menu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await newsletter.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/newsletter');
    await expect(newsletter).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });
});
