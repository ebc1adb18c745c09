import type { Page } from '@playwright/test';
import { expect, test, viewports } from './fixtures.ts';

const topics = [
  'Probability',
  'Statistics',
  'Calculus',
  'Linear Algebra',
  'Options Pricing',
  'Stochastic Processes',
  'Finance',
  'Machine Learning',
];

const missingPage = /status of 404/;

const menu = (page: Page) => page.locator('summary[aria-label="Menu"]');
const header = (page: Page) => page.getByRole('banner');

test.describe('landing page', () => {
  test('has its texts', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Quant Interview Questions · Martingale');
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quant Interview Questions');
    await expect(
      page.getByText('Interview questions with step-by-step solutions', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Practicing' })).toHaveAttribute(
      'href',
      '/questions',
    );
    await expect(page.getByRole('heading', { name: 'Why Choose Martingale' })).toBeVisible();
    for (const name of ['Comprehensive Coverage', 'Step-by-Step Solutions', 'Community Learning']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: 'Topics Covered' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
      'href',
      '/questions',
    );
  });

  test('leads from each topic to its questions', async ({ page }) => {
    await page.goto('/');
    for (const topic of topics) {
      const href = await page.getByRole('link', { name: topic, exact: true }).getAttribute('href');
      const address = new URL(href ?? '', page.url());
      expect(address.pathname).toBe('/questions');
      expect(address.searchParams.get('category')).toBe(topic);
    }
  });
});

test('about page has its texts', async ({ page }) => {
  await page.goto('/about');
  await expect(page).toHaveTitle('About · Martingale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Martingale');
  for (const name of ['Our mission', 'What we offer', 'Our team']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  for (const offer of [
    'Question bank',
    'Step-by-step solutions',
    'Learning resources',
    'Community support',
  ]) {
    await expect(page.getByText(offer, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Browse Our Questions' })).toHaveAttribute(
    'href',
    '/questions',
  );
});

test('footer has its tagline and columns on every page', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Helping you ace quant interviews since 2023.');
  const columns = {
    Resources: ['Questions', 'Newsletter', 'eBook'],
    Company: ['About', 'Feedback', 'Contact'],
  };
  for (const [column, links] of Object.entries(columns)) {
    const list = footer.getByRole('navigation', { name: column });
    await expect(list.getByRole('link')).toHaveText(links);
  }
});

test.describe('a page that is not there', () => {
  test.use({ expectedConsoleErrors: [missingPage] });

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

  test('for a visitor', async ({ page }) => {
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Martingale' })).toHaveAttribute(
      'href',
      '/',
    );
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Questions', 'Feedback', 'Newsletter', 'eBook']);
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth',
    );
    await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(0);
  });

  test('marks the page one is on', async ({ page }) => {
    await page.goto('/questions');
    await expect(header(page).getByRole('link', { name: 'Questions' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('for someone signed in, who signs out', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await header(page).locator('summary', { hasText: username }).click();
    await expect(header(page).getByRole('link', { name: 'Account settings' })).toHaveAttribute(
      'href',
      '/account',
    );
    await header(page).getByRole('button', { name: 'Sign out' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Logged out');
    await expect(toast).toContainText('You have been logged out successfully');
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toHaveCount(0);
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('for an administrator', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/');
    await expect(header(page).getByRole('link', { name: 'Admin' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('signing out without an answer', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test('says so and changes nothing', async ({ page, signInAs }) => {
    const { username } = await signInAs(page);
    await page.route('**/api/logout', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
    );
    await page.goto('/');
    await header(page).locator('summary', { hasText: username }).click();
    await header(page).getByRole('button', { name: 'Sign out' }).click();
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect(toast).toContainText('Logout failed');
    await expect(toast).toContainText('Too many requests');
    await expect(header(page).locator('summary', { hasText: username })).toBeVisible();
  });
});

test.describe('phone menu', () => {
  test.use({ viewport: viewports.phone });

  test('works by keyboard and closes on Escape and on navigation', async ({ page }) => {
    await page.goto('/');
    const newsletter = header(page).getByRole('link', { name: 'Newsletter' });
    await expect(newsletter).toBeHidden();
    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(newsletter).toBeVisible();
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

  test('has the administrator’s link and the themes', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto('/');
    await menu(page).click();
    await expect(header(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await page.getByText('Dark', { exact: true }).last().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
