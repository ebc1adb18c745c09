import { expect, test, viewports } from './fixtures.ts';

test.use({ viewport: viewports.phone });

test('the phone menu works by keyboard and closes on Escape and on navigation', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, { isAdmin: true });
  await page.goto('/about');
  const header = page.getByRole('banner');
  const menu = page.locator('summary[aria-label="Menu"]');
  const newsletter = header.getByRole('link', { name: 'Newsletter' });
  await expect(newsletter).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(newsletter).toBeVisible();
  await expect(header.getByRole('link', { name: 'Admin' })).toBeVisible();
  await page.getByText('Dark', { exact: true }).last().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(newsletter).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await newsletter.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/newsletter');
  await expect(newsletter).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});
