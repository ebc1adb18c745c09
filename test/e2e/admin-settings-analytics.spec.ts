import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';

const settings = '/admin?tab=settings';
const analytics = '/admin?tab=analytics';

const formOf = (page: Page, name: string) => page.getByRole('form', { name });

test.describe('settings', () => {
  // Other tests of this worker see the site as it was.
  test.afterEach(({ site }) =>
    site.pool.query(`
      update settings set value = case key
        when 'app_title' then 'Martingale'
        when 'default_page_header' then 'Quantitative Researcher Interview Question'
        else '' end`),
  );

  test('a new title is on every page at once, and can be taken back', async ({
    page,
    signInAs,
    browser,
    site,
  }) => {
    await signInAs(page, { isAdmin: true });
    const visitor = await browser.newPage();
    await visitor.goto(`${site.url}/about`);
    await page.goto(settings);
    const form = formOf(page, 'Site title');
    await expect(form).toContainText('Default: Martingale');
    await form.getByLabel('Value').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toContainText('Value is required');
    await form.getByLabel('Value').fill('Fair Game');
    await form.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Setting updated', 'Site title');
    await expect(page.getByRole('banner')).toContainText('Fair Game');
    await visitor.goto(`${site.url}/about`);
    await expect(visitor.getByRole('banner')).toContainText('Fair Game');
    await visitor.close();
    await form.getByRole('button', { name: 'Reset to default' }).click();
    await expect(form.getByLabel('Value')).toHaveValue('Martingale');
    await expect(page.getByRole('banner')).toContainText('Martingale');
  });

  test('what is written while a save is on its way stays', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto(settings);
    const form = formOf(page, 'Site title');
    const written = Promise.withResolvers<void>();
    await page.route('**/api/admin/settings/app_title', async (route) => {
      await written.promise;
      await route.fallback();
    });
    await form.getByLabel('Value').fill('Fair Game');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByLabel('Value').fill('Fair Game II');
    written.resolve();
    await expect(page.getByRole('banner')).toContainText('Fair Game');
    await expect(form.getByLabel('Value')).toHaveValue('Fair Game II');
  });

  test('a logo is uploaded, shown, used and removed again', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto(settings);
    const form = formOf(page, 'Company logo');
    await expect(form).toContainText('300x100 px PNG or JPG');
    await form.getByRole('button', { name: 'Save logo' }).click();
    await expectToast(page, 'No file selected', 'Please select a logo file to upload');
    const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#345' } });
    await form.getByLabel('Logo file').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await logo.png().toBuffer(),
    });
    await expect(form.getByRole('img', { name: 'Preview: Logo file' })).toBeVisible();
    await form.getByRole('button', { name: 'Save logo' }).click();
    await expectToast(page, 'Setting updated', 'Company logo');
    await page.goto('/questions');
    await expect(page.getByRole('img', { name: 'Martingale logo' })).toBeVisible();
    await page.goto(settings);
    await form.getByRole('button', { name: 'Clear' }).click();
    await expectToast(page, 'Setting updated', 'Company logo');
    await expect(form.getByRole('img')).toHaveCount(0);
  });

  test.describe('what is wrong', () => {
    test.use({ expectedConsoleErrors: [/status of 4(00|15)/] });

    test('is said at its field', async ({ page, signInAs }) => {
      await signInAs(page, { isAdmin: true });
      await page.goto(settings);
      const form = formOf(page, 'Feedback link');
      await form.getByLabel('Value').fill('javascript:alert(1)');
      await form.getByRole('button', { name: 'Save' }).click();
      const reason = 'Value must be a URL that begins with https:// or http://';
      // Said aloud as well, with a word before it.
      const toast = page.getByText(`Failed to update setting: ${reason}`, { exact: true });
      await expect(toast).toBeVisible();
      await expect(form.getByText(reason)).toBeVisible();
      await expect(form.getByLabel('Value')).toHaveValue('javascript:alert(1)');
    });

    test('with a file is said, too', async ({ page, signInAs }) => {
      await signInAs(page, { isAdmin: true });
      await page.goto(settings);
      await page.getByLabel('Logo file').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      });
      await expect(formOf(page, 'Company logo')).toContainText('Failed to upload logo');
    });
  });
});

test.describe('visits', () => {
  test.describe.configure({ mode: 'serial' });
  // As nobody else's in this worker: their pages count like anybody's.
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Safari/604.1',
  });

  test.beforeEach(({ site }) =>
    site.pool.query(
      'truncate visits, daily_visits, daily_visitors, daily_pages, daily_devices, daily_referrers',
    ),
  );

  test('are counted on the first page and on each one after it, once', async ({
    page,
    signInAs,
  }) => {
    const beacons: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics/visits')) beacons.push(page.url());
    });
    await page.goto('/about?token=secret');
    await expect.poll(() => beacons).toHaveLength(1);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Questions').click();
    await expect(page).toHaveURL('/questions');
    await expect.poll(() => beacons).toHaveLength(2);
    await page.goto('/questions?search=coin');
    await expect.poll(() => beacons).toHaveLength(3);
    await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('dice');
    await expect(page).toHaveURL(/search=dice/);
    await signInAs(page, { isAdmin: true });
    await page.goto(analytics);
    const pages = page.getByRole('region', { name: 'Table: Top pages' });
    await expect(pages.getByRole('row')).toHaveText(['PageVisits', '/questions2', '/about1']);
    await expect(page.getByRole('region', { name: 'Unique visitors', exact: true })).toContainText(
      '1',
    );
    await expect(page.getByRole('region', { name: 'Table: Device breakdown' })).toContainText(
      'tablet3100.0 %',
    );
    expect(beacons).toHaveLength(3);
  });

  test('are not counted of who asks for privacy', async ({ page, signInAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    });
    const loaded = page.waitForResponse(/visit-beacon/);
    await page.goto('/about');
    await loaded;
    await signInAs(page, { isAdmin: true });
    await page.goto(analytics);
    await expect(page.getByRole('region', { name: 'Top pages', exact: true })).toContainText(
      'Nothing was counted on these days.',
    );
  });
});

test('the days of the reports are in the address', async ({ page, site, signInAs }) => {
  await site.pool.query(
    `insert into daily_visits values ('2024-02-28', 40, 30), ('2024-02-29', 2, 2)`,
  );
  await signInAs(page, { isAdmin: true });
  await page.goto(analytics);
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await expect(page).toHaveURL(`${analytics}&days=7`);
  const table = page.getByRole('region', { name: 'Table: Daily visits' });
  await page.getByLabel('Start', { exact: true }).fill('2024-02-29');
  await page.getByLabel('End', { exact: true }).fill('2024-02-28');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Start must not be after end')).toBeVisible();
  await page.getByLabel('Start', { exact: true }).fill('2024-02-28');
  await page.getByLabel('End', { exact: true }).fill('2024-03-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`${analytics}&start=2024-02-28&end=2024-03-01`);
  await expect(table.getByRole('row')).toHaveText([
    'DateVisits',
    '2024-03-010',
    '2024-02-292',
    '2024-02-2840',
  ]);
  await expect(page.getByRole('img', { name: 'Visits a day' }).locator('svg')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV of Daily visits' }).click();
  expect((await download).suggestedFilename()).toBe('daily-visits-2024-02-28-2024-03-01.csv');
  await page.goBack();
  await expect(page).toHaveURL(`${analytics}&days=7`);
});

test.describe('a report that does not come', () => {
  test.use({ expectedConsoleErrors: [/status of 429/] });

  test('can be asked for again', async ({ page, signInAs }) => {
    await signInAs(page, { isAdmin: true });
    await page.route('**/api/analytics/top-pages?*', (route) =>
      route.fulfill({ status: 429, json: { message: 'Too many requests' } }),
    );
    await page.goto(analytics);
    const report = page.getByRole('region', { name: 'Top pages', exact: true });
    await expect(report).toContainText('This report could not be loaded.');
    await expect(report).toContainText('Too many requests');
    await page.unroute('**/api/analytics/top-pages?*');
    await report.getByRole('button', { name: 'Try again' }).click();
    await expect(report.getByRole('alert')).toHaveCount(0);
  });
});

for (const path of [settings, `${analytics}&start=2024-05-01&end=2024-05-31`]) {
  test(`${path} is accessible and fits`, async ({ page, site, signInAs, expectRight }) => {
    test.slow();
    await site.pool.query(`
      insert into daily_visits values ('2024-05-05', 1234567, 76543) on conflict do nothing;
      insert into daily_pages values ('2024-05-05', '/' || repeat('unbreakable', 20), 5) on conflict do nothing;
      insert into daily_devices values ('2024-05-05', 'mobile', 5) on conflict do nothing;
      insert into daily_referrers values ('2024-05-05', 'direct', 5) on conflict do nothing`);
    await signInAs(page, { isAdmin: true });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
    if (path !== settings) {
      await expect(page.getByRole('img', { name: 'Visits by device' })).toBeVisible();
    }
    await expectRight(page);
  });
}
