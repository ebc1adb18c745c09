import type { Pool } from 'pg';
import { expect, test } from './fixtures.ts';

/** As if the plan had been made two weeks ago, and nothing had been done since. */
async function addPastDays(pool: Pool, userId: number) {
  await pool.query(
    `insert into plan_days (user_id, date, phase, reviews, questions, drills, minutes)
    select user_id, date - day, 'practice', 12, 4, 2, 30
    from plan_days, generate_series(1, 14) as day
    where user_id = $1 and date = (select min(date) from plan_days where user_id = $1)`,
    [userId],
  );
}

test('a plan is made, changed, subscribed to and deleted, on accessible screens that fit', async ({
  page,
  request,
  site,
  signInAs,
  expectRight,
}) => {
  test.slow();
  const { id } = await signInAs(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Interview plan' });

  await test.step('making it', async () => {
    await page.goto('/practice');
    await page.getByRole('link', { name: 'Make a plan' }).click();
    await page.getByRole('button', { name: '1 month' }).click();
    await page.getByRole('radio', { name: 'Trader' }).check();
    await expectRight(page, { include: 'main' });
    await page.getByRole('button', { name: 'Make my plan' }).click();
    await expect(page.getByText(/^\d+ days to your interview on /)).toBeVisible();
    await expect(heading).toBeFocused();
  });

  await test.step('a day off', async () => {
    const tomorrow = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('combobox') })
      .nth(1);
    await tomorrow.getByRole('combobox').selectOption('Off');
    await expect(tomorrow).toContainText('Day off');
    await addPastDays(site.pool, id);
    await page.reload();
    await expect(tomorrow.getByRole('combobox')).toHaveValue('off');
    await expect(page.getByText(/^What you missed was dropped/)).toBeVisible();
    await page.getByRole('button', { name: /^Show all \d+ days$/ }).click();
    await expectRight(page);
  });

  await test.step('changing it', async () => {
    await page.getByRole('button', { name: 'Change the plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the plan' });
    await dialog.getByRole('button', { name: '45' }).click();
    await expectRight(page, { include: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByText(/^45 minutes a day/)).toBeVisible();
  });

  await test.step('in a calendar', async () => {
    await page.getByRole('button', { name: 'Add to your calendar' }).click();
    const link = await page.getByLabel('Link').inputValue();
    await expectRight(page, { include: 'main' });
    const calendar = await request.get(link);
    expect(calendar.status()).toBe(200);
    expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/);
    expect(await calendar.text()).toContain('your interview. Good luck!');
    await page.reload();
    await expect(page.getByText(/^A calendar link is active/)).toBeVisible();
    await page.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('button', { name: 'Add to your calendar' })).toBeVisible();
    expect((await request.get(link)).status()).toBe(404);
  });

  await test.step('on the practice page', async () => {
    await page.goto('/practice');
    // 29 if midnight has passed.
    await expect(page.getByText(/^\d+ days to your interview\./)).toBeVisible();
    await expectRight(page, { include: 'main' });
    await page.getByRole('link', { name: 'Your plan' }).click();
  });

  await test.step('deleting it', async () => {
    await page.getByRole('button', { name: 'Delete the plan' }).click();
    await page.getByRole('button', { name: 'Delete plan' }).click();
    await expect(page.getByRole('button', { name: 'Make my plan' })).toBeVisible();
    await expect(heading).toBeFocused();
  });
});
