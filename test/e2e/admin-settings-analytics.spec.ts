import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';

const settings = '/admin?tab=settings';
const analytics = '/admin?tab=analytics';

test.describe('settings', () => {
  // Restores the settings for the other tests of this worker.
  test.afterEach(({ site }) =>
    site.pool.query(`
      update settings set value = case key
        when 'app_title' then 'Martingale'
        when 'default_page_header' then 'Quantitative Researcher Interview Question'
        else '' end`),
  );

  test('change the title and the logo of every page', async ({
    page,
    signInAs,
    browser,
    site,
    expectRight,
  }) => {
    await signInAs(page, { isAdmin: true });
    await page.goto(settings);
    const save = page.getByRole('button', { name: 'Save settings' });

    await test.step('are accessible and fit', async () => {
      await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
      await expectRight(page);
    });

    await test.step('a new title is on every page at once, and can be taken back', async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`${site.url}/about`);
      const group = page.getByRole('group', { name: 'Site title' });
      await group.getByLabel('Value').fill('Fair Game');
      await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Fair Game');
      await page.getByRole('tab', { name: 'Users' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await save.click();
      await expectToast(page, 'Setting updated', 'Site title');
      await expect(page.getByRole('banner')).toContainText('Fair Game');
      await visitor.goto(`${site.url}/about`);
      await expect(visitor.getByRole('banner')).toContainText('Fair Game');
      await visitor.close();
      await group.getByRole('button', { name: 'Reset to default' }).click();
      await expect(group.getByLabel('Value')).toHaveValue('Martingale');
      await save.click();
      await expect(page.getByRole('banner')).toContainText('Martingale');
    });

    await test.step('a logo is uploaded, shown, used and removed again', async () => {
      const group = page.getByRole('group', { name: 'Company logo' });
      const logo = sharp({ create: { width: 300, height: 100, channels: 3, background: '#345' } });
      await group.getByLabel('Logo file').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: await logo.png().toBuffer(),
      });
      await expect(group.getByRole('img', { name: 'Preview: Logo file' })).toBeVisible();
      await save.click();
      await expectToast(page, 'Setting updated', 'Company logo');
      await page.goto('/questions');
      await expect(page.getByRole('img', { name: 'Martingale logo' })).toBeVisible();
      await page.goto(settings);
      await group.getByRole('button', { name: 'Clear' }).click();
      await save.click();
      await expectToast(page, 'Setting updated', 'Company logo');
      await expect(group.getByRole('img')).toHaveCount(0);
    });
  });
});

test.describe('visits', () => {
  // A device that no other test of this worker uses: their visits are counted, too.
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
      'tablet3100.0%',
    );
    expect(beacons).toHaveLength(3);
  });
});

test('analytics show the days of the URL', async ({ page, site, signInAs, expectRight }) => {
  await site.pool.query(`
    insert into daily_visits values ('2024-02-28', 40, 30), ('2024-02-29', 1234567, 76543);
    insert into daily_pages values ('2024-02-29', '/' || repeat('unbreakable', 20), 5);
    insert into daily_devices values ('2024-02-29', 'mobile', 5);
    insert into daily_referrers values ('2024-02-29', 'direct', 5)`);
  await signInAs(page, { isAdmin: true });
  await page.goto(analytics);
  const lastWeek = page.getByRole('link', { name: 'Last 7 days' });
  await lastWeek.click();
  await expect(page).toHaveURL(`${analytics}&days=7`);
  // The fields start anew with each range, which the URL shows first.
  await expect(lastWeek).toHaveAttribute('aria-current', 'true');
  await page.getByLabel('Start', { exact: true }).fill('2024-02-28');
  await page.getByLabel('End', { exact: true }).fill('2024-03-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`${analytics}&start=2024-02-28&end=2024-03-01`);
  const table = page.getByRole('region', { name: 'Table: Daily visits' });
  await expect(table.getByRole('row')).toHaveText([
    'DateVisits',
    '2024-03-010',
    '2024-02-291,234,567',
    '2024-02-2840',
  ]);
  await expect(page.getByRole('img', { name: 'Visits per day' }).locator('svg')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Visits by device' })).toBeVisible();
  await expectRight(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV of Daily visits' }).click();
  expect((await download).suggestedFilename()).toBe('daily-visits-2024-02-28-2024-03-01.csv');
  await page.goBack();
  await expect(page).toHaveURL(`${analytics}&days=7`);
});

test('the overview fits every screen, and leads to its lists', async ({
  page,
  site,
  signInAs,
  expectRight,
}) => {
  await site.pool.query(`
    insert into daily_visits values (current_date - 2, 1234567, 76543);
    insert into daily_pages values (current_date - 2, '/' || repeat('unbreakable', 20), 5)`);
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/overview?days=7');
  await expect(page.getByRole('link', { name: 'Visits 1,234,567 0 before' })).toBeVisible();
  await page.getByText('What these figures mean').click();
  await expectRight(page);
  await page.getByRole('link', { name: 'New people' }).click();
  await expect(page.getByText(/^Joined from .* Deleted accounts are not listed\.$/)).toBeVisible();
});
