import { randomBytes } from 'node:crypto';
import { expect, test, viewports } from './fixtures.ts';
import { mailedPath } from './support/accounts.ts';

const newAddress = () => `reader_${randomBytes(4).toString('hex')}@example.org`;

test('feedback of a visitor outlives a reload, arrives, and is handled', async ({
  page,
  context,
  signInAs,
}) => {
  const words = `More about martingales, please: ${randomBytes(4).toString('hex')}`;
  await page.goto('/feedback');
  await page.getByLabel('Your message').fill('Too short');
  await page.getByLabel('Email (optional)').fill('nonsense');
  await page.getByLabel('Name (optional)').fill('Ada');
  await expect(page.getByText('Please write at least 10 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
  await page.getByLabel('Your message').fill(words);
  await page.getByLabel('Email (optional)').fill('ada@example.org');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue(words);
  await expect(page.getByLabel('Name (optional)')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Thank you for your feedback');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Write something else' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');

  await signInAs(context, { isAdmin: true });
  await page.goto('/admin/audience');
  const row = page.getByRole('row').filter({ hasText: words });
  await expect(row).toContainText('ada@example.org');
  await row.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(row).toContainText('Handled');
  await page.getByLabel('Status').selectOption('open');
  await expect(page).toHaveURL('/admin/audience?status=open');
  await expect(row).toHaveCount(0);
});

for (const { path, list, button } of [
  { path: '/newsletter', list: 'newsletter', button: 'Sign up' },
  { path: '/ebook', list: 'ebook', button: 'Tell me when it is ready' },
]) {
  test(`${path}: signed up, confirmed and unsubscribed by the links of the mails`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const email = newAddress();
    await page.goto(path);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await page.goto(await mailedPath(site.pool, `${list}_confirmation`, email));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Your address is confirmed');
    await page.reload();
    await expect(heading).toHaveText('Your address is confirmed');
    await page.goto(await mailedPath(site.pool, `${list}_welcome`, email));
    await expect(page.getByText('r•••@example.org')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    await expect(heading).toHaveText('You are unsubscribed');
    await expect(heading).toBeFocused();
  });
}

test.describe('links that are none', () => {
  test.use({ expectedConsoleErrors: [/status of (400|404)/] });

  test('say so', async ({ page }) => {
    for (const path of ['/newsletter/confirm?token=wrong', '/newsletter/unsubscribe?token=wrong']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
    }
    expect((await page.goto('/newsletter/elsewhere'))?.status()).toBe(404);
  });
});

test.describe('addresses of the settings', () => {
  // The page of a discussion that is not there has the footer of one.
  test.use({ expectedConsoleErrors: [/status of 404/] });

  test('replace the links, and the own pages stay', async ({ page, site }) => {
    const set = (key: string, value: string) =>
      site.pool.query('update settings set value = $2 where key = $1', [key, value]);
    const links = {
      feedback_link: 'https://forms.example.org/1',
      newsletter_link: 'https://news.example.org/',
      ebook_link: 'https://books.example.org/guide',
      contact_link: 'mailto:hello@example.org',
    };
    try {
      for (const [key, value] of Object.entries(links)) await set(key, value);
      await page.goto('/discussions/0');
      const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
      await expect(contact).toHaveAttribute('href', links.contact_link);
      for (const place of ['banner', 'contentinfo'] as const) {
        for (const [name, href] of [
          ['Feedback', links.feedback_link],
          ['Newsletter', links.newsletter_link],
          ['eBook', links.ebook_link],
        ] as const) {
          const link = page.getByRole(place).getByRole('link', { name });
          await expect(link).toHaveAttribute('href', href);
          await expect(link).toHaveAttribute('target', '_blank');
        }
      }
      await page.setViewportSize(viewports.phone);
      await page.locator('summary[aria-label="Menu"]').click();
      const inMenu = page.getByRole('banner').getByRole('link', { name: 'eBook' });
      await expect(inMenu).toHaveAttribute('href', links.ebook_link);
      for (const path of ['/feedback', '/newsletter', '/ebook']) {
        expect((await page.goto(path))?.status()).toBe(200);
      }
    } finally {
      for (const key of Object.keys(links)) await set(key, '');
    }
  });
});

for (const path of ['/feedback', '/ebook', '/admin/audience']) {
  test(`${path} is accessible and fits`, async ({ page, signInAs, site, expectRight }) => {
    if (path.startsWith('/admin')) {
      await signInAs(page, { isAdmin: true });
      await site.pool.query(
        "insert into feedback_messages (message, name, email) values ('Good morning', 'Ada', 'ada@example.org')",
      );
    }
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRight(page);
  });
}
