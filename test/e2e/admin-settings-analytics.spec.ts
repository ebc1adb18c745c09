import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { expectToast } from './support/accounts.ts';

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
    site,
    expectRight,
  }) => {
    const visitorsPage = async () => (await fetch(`${site.url}/questions`)).text();
    expect(await visitorsPage()).not.toContain('Fair Game');
    await signInAs(page, { isAdmin: true });
    await page.goto('/admin?tab=settings');
    await page.getByRole('group', { name: 'Site title' }).getByLabel('Value').fill('Fair Game');
    const logo = page.getByRole('group', { name: 'Company logo' });
    const image = sharp({ create: { width: 300, height: 100, channels: 3, background: '#345' } });
    await logo.getByLabel('Logo file').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await image.png().toBuffer(),
    });
    await expect(logo.getByRole('img', { name: 'Preview: Logo file' })).toBeVisible();
    await expectRight(page);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expectToast(page, 'Settings updated', 'Site title, Company logo');
    await expect(page.getByRole('banner')).toContainText('Fair Game');
    expect(await visitorsPage()).toContain('Fair Game logo');
    await page.getByRole('link', { name: 'Back to Questions' }).click();
    await expect(page.getByRole('img', { name: 'Fair Game logo' })).toBeVisible();
  });
});

test.describe('visits', () => {
  // A device that no other test of this worker uses: their last visits may arrive during this test.
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X) Version/15.0 Safari/604.1',
  });

  test('are counted once on the first page and on each page after it', async ({
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
    await page.getByLabel('Search').first().fill('dice');
    await expect(page).toHaveURL(/search=dice/);
    await signInAs(page, { isAdmin: true });
    const report = async (name: string) =>
      (await page.request.get(`/api/analytics/${name}`)).json();
    // The last beacon may still be on its way.
    await expect
      .poll(() => report('device-breakdown'))
      .toContainEqual({ device: 'tablet', count: 2 });
    const pages: { path: string }[] = await report('top-pages');
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/about', '/questions']));
    expect(beacons).toHaveLength(2);
  });
});

test('analytics show the days in the URL', async ({ page, site, signInAs, expectRight }) => {
  await site.pool.query(`
    insert into daily_visits values ('2024-02-28', 40, 30), ('2024-02-29', 1234567, 76543);
    insert into daily_pages values ('2024-02-29', '/' || repeat('unbreakable', 20), 5);
    insert into daily_devices values ('2024-02-29', 'mobile', 5);
    insert into daily_referrers values ('2024-02-29', 'direct', 5)`);
  await signInAs(page, { isAdmin: true });
  await page.goto(`${analytics}&start=2024-02-28&end=2024-03-01`);
  const table = page.getByRole('region', { name: 'Table: Daily visits' });
  await expect(table.getByRole('row')).toHaveText([
    'DateVisits',
    '2024-03-010',
    '2024-02-291,234,567',
    '2024-02-2840',
  ]);
  await expect(page.getByRole('img', { name: 'Visits per day' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Visits by device' })).toBeVisible();
  await expectRight(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV of Daily visits' }).click();
  expect((await download).suggestedFilename()).toBe('daily-visits-2024-02-28-2024-03-01.csv');
});

test('the overview fits every screen', async ({ page, site, signInAs, expectRight }) => {
  await site.pool.query(`
    insert into daily_visits values (current_date - 2, 1234567, 76543);
    insert into daily_pages values (current_date - 2, '/' || repeat('unbreakable', 20), 5);
    insert into daily_recommendations values (current_date - 2, 'unseen', -1, 1234, 567, 345)`);
  await signInAs(page, { isAdmin: true });
  await page.goto('/admin/overview?days=7');
  await expect(page.getByRole('link', { name: 'Visits 1,234,567 0 before' })).toBeVisible();
  await page.getByText('What these figures mean').click();
  await expectRight(page);
});
