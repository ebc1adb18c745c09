import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { expectToast, letSessionsAge, mailedPath, register } from './support/accounts.ts';

// The browser logs each refusal: stale sessions, a wrong password, the ended session.
test.use({ expectedConsoleErrors: [/status of 40[013]/] });

test('a stolen account: the password is required, the address changes, the owner wins it back', async ({
  page,
  site,
  expectRight,
}) => {
  test.slow();
  const ann = await register(page);
  await site.pool.query('update users set is_email_verified = true where email = $1', [ann.email]);
  await letSessionsAge(site.pool);
  await page.goto('/account');
  const email = page.getByLabel('Email', { exact: true });
  const moved = `moved-${ann.email}`;
  const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' });
  const field = dialog.getByLabel('Your password');

  async function enterPassword(password: string) {
    await expect(field).toBeFocused();
    await page.keyboard.insertText(password);
    await page.keyboard.press('Enter');
  }

  await test.step('a wrong password is reported, and canceling returns the focus', async () => {
    const save = page.getByRole('button', { name: 'Save changes' });
    await email.fill(moved);
    await save.click();
    await enterPassword('not the password');
    await expect(field).toHaveAccessibleDescription('Current password is incorrect');
    await expectRight(page, { include: 'dialog[open]' });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(email).toHaveValue(moved);
    await expect(save).toBeFocused();
  });

  await test.step('the right one continues', async () => {
    await email.press('Enter');
    await enterPassword(ann.password);
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Profile updated', 'to your new address.');
    await expect(email).toBeFocused();
  });

  await test.step('a download asks for it, then starts by itself', async () => {
    await letSessionsAge(site.pool);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    await enterPassword(ann.password);
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('martingale-data.json');
    const file = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(file).profile.email).toBe(moved);
  });

  await test.step('the old address takes the account back', async () => {
    await page.goto(await mailedPath(site.pool, 'address_changed', ann.email));
    await page.getByRole('button', { name: 'Change it back' }).click();
    await expect(page.getByRole('heading', { name: 'Your email address is back' })).toBeFocused();
    await expect(page.getByText(ann.email)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expectRight(page, { include: 'main' });
  });
});
