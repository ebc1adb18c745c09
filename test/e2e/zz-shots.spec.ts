import { test, expect } from './fixtures.ts';

test.setTimeout(600_000);
for (const [name, file] of [['What the shredder took', 'shredder'], ['Flagged once, cleared once', 'flagged'], ['The record that stood for four days','record']] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`${file} ${scheme}`, async ({ page, site }) => {
      await page.emulateMedia({ colorScheme: scheme });
      const { rows } = await site.pool.query('select id, is_premium from questions where name = $1', [name]);
      console.log(name, rows);
      await page.goto(`/question/${rows[0].id}`);
      await page.getByRole('button', { name: 'Simulate this question' }).click();
      await page.getByLabel('What do you expect?').fill('1/3');
      await page.getByRole('button', { name: 'Open the simulation' }).click();
      const lab = page.getByRole('region', { name: 'Simulation' });
      await expect(lab.getByRole('slider').first()).toBeVisible();
      for (const width of [320, 390, 900, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await lab.screenshot({ path: `/tmp/wt/shots/${file}-${scheme}-${width}-own.png` });
      }
      await lab.getByRole('slider').first().press('ArrowRight');
      await lab.getByLabel('Trials').selectOption('10,000');
      await lab.getByRole('button', { name: 'Start' }).click();
      await expect(lab.getByText(/^Done: 10,000/)).toBeVisible();
      for (const width of [320, 390, 900, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await lab.screenshot({ path: `/tmp/wt/shots/${file}-${scheme}-${width}-other.png` });
      }
    });
  }
}
