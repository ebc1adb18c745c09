import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { expect, test } from './fixtures.ts';
import { expectToast, mailedPath, register, signIn } from './support/accounts.ts';

// The browser logs each refusal: stale sessions, a wrong password, the ended session.
test.use({ expectedConsoleErrors: [/status of 40[013]/] });

/** As if everyone had entered their password an hour ago. */
const letSessionsAge = (pool: Pool) =>
  pool.query("update sessions set password_entered_at = now() - interval '1 hour'");

const passwordDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Enter your password to go on' });

async function enterPassword(page: Page, password: string): Promise<void> {
  await expect(passwordDialog(page).getByLabel('Your password')).toBeFocused();
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
}

test('a stolen account: asked for the password, the address changed, and won back', async ({
  page,
  browser,
  site,
  expectRight,
}) => {
  test.slow();
  const ann = await register(page);
  await letSessionsAge(site.pool);
  await page.goto('/account');
  const email = page.getByLabel('Email', { exact: true });
  const moved = `moved-${ann.email}`;

  await test.step('a canceled question leaves the form as it was', async () => {
    await email.fill(moved);
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(passwordDialog(page)).toBeVisible();
    await expectRight(page);
    await page.keyboard.press('Escape');
    await expect(passwordDialog(page)).toBeHidden();
    await expectToast(page, 'Failed to update profile', 'Please enter your password to continue.');
    await expect(email).toHaveValue(moved);
    await expect(save).toBeFocused();
  });

  await test.step('a wrong password is told, the right one goes on', async () => {
    await email.press('Enter');
    await enterPassword(page, 'not the password');
    const field = passwordDialog(page).getByLabel('Your password');
    await expect(field).toHaveAccessibleDescription('Current password is incorrect');
    await expectRight(page);
    await enterPassword(page, ann.password);
    await expect(passwordDialog(page)).toBeHidden();
    await expectToast(page, 'Profile updated', 'to your new address.');
    await expect(email).toBeFocused();
  });

  await test.step('a download asks, and starts by itself', async () => {
    await letSessionsAge(site.pool);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    await enterPassword(page, ann.password);
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8')).profile.email).toBe(moved);
  });

  await test.step('the old address takes the account back', async () => {
    const owner = await browser.newPage({ baseURL: site.url });
    await owner.goto(await mailedPath(site.pool, 'address_changed', ann.email));
    await expect(owner.getByRole('button', { name: 'Change it back' })).toBeEnabled();
    await expectRight(owner);
    await owner.getByRole('button', { name: 'Change it back' }).click();
    await expect(owner.getByRole('heading', { name: 'Your email address is back' })).toBeFocused();
    await expect(owner.getByText(ann.email)).toBeVisible();
    await expectRight(owner);

    await page.goto('/account');
    await page.waitForURL('**/auth*');

    await owner.getByRole('link', { name: 'Choose a new password' }).click();
    await owner.getByLabel('Email').fill(ann.email);
    await owner.getByRole('button', { name: 'Send link' }).click();
    await expect(owner.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await owner.goto(await mailedPath(site.pool, 'password_reset', ann.email));
    const password = 'a password of my own';
    await owner.getByLabel('New password', { exact: true }).fill(password);
    await owner.getByLabel('Confirm new password').fill(password);
    await owner.getByRole('button', { name: 'Change password' }).click();
    await owner.waitForURL('**/auth');
    await signIn(owner, { ...ann, password });
    await expectToast(owner, 'Login successful', ann.username);

    await owner.goto(await mailedPath(site.pool, 'address_changed', ann.email));
    await owner.getByRole('button', { name: 'Change it back' }).click();
    await expect(owner.getByRole('heading', { name: 'This link does not work' })).toBeFocused();
    await expectRight(owner);
    await owner.close();
  });
});

test('an administrator is asked on top of a confirmation, which stays', async ({ page, site }) => {
  const ann = await register(page);
  await site.pool.query('update users set is_admin = true where email = $1', [ann.email]);
  const other = `bob_${ann.username.slice(4)}`;
  await site.pool.query(
    "insert into users (username, email, password_hash) values ($1, $1 || '@example.org', '')",
    [other],
  );
  await letSessionsAge(site.pool);
  await page.goto(`/admin?tab=users&search=${other}`);
  await page.getByRole('button', { name: `Make admin ${other}` }).click();
  const confirmation = page.getByRole('dialog', { name: `Make ${other} an administrator?` });
  await confirmation.getByRole('button', { name: 'Make admin' }).click();
  await expect(passwordDialog(page)).toBeVisible();
  await expect(confirmation).toBeVisible();
  await enterPassword(page, ann.password);
  await expectToast(page, 'Admin rights granted', other);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
