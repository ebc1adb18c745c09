import { randomBytes } from 'node:crypto';
import { expect, test } from './fixtures.ts';
import { mailedPath } from './support/accounts.ts';

test('feedback survives a reload and arrives', async ({ page, context, signInAs, expectRight }) => {
  const words = `More about martingales, please: ${randomBytes(4).toString('hex')}`;
  await page.goto('/feedback');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectRight(page);
  await page.getByLabel('Your message').fill(words);
  await page.getByLabel('Name (optional)').fill('Ada');
  await page.getByLabel('Email (optional)').fill('ada@example.org');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your feedback');

  await signInAs(context, { isAdmin: true });
  await page.goto('/admin/audience');
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('ada@example.org');
  await expectRight(page);
});

test('the newsletter: signed up, confirmed and unsubscribed through the links in its emails', async ({
  page,
  site,
  expectAccessible,
}) => {
  const email = `reader_${randomBytes(4).toString('hex')}@example.org`;
  await page.goto('/newsletter');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await page.goto(await mailedPath(site.pool, 'newsletter_confirmation', email));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your email is confirmed');
  await page.goto(await mailedPath(site.pool, 'newsletter_welcome', email));
  await expect(page.getByText('r•••@example.org')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(heading).toHaveText('You are unsubscribed');
  await expect(heading).toBeFocused();
});
