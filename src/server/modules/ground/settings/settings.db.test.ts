import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { eventually } from '#test/support/eventually.ts';

describe('GET /api/settings', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const settings = async () => (await site.app.inject('/api/settings')).json();

  it('returns the public settings with their defaults', async () => {
    expect(await settings()).toEqual([
      { key: 'app_title', value: 'Martingale' },
      { key: 'default_page_header', value: 'Quantitative Researcher Interview Question' },
      { key: 'company_logo', value: '' },
      { key: 'feedback_link', value: '' },
      { key: 'newsletter_link', value: '' },
      { key: 'ebook_link', value: '' },
      { key: 'contact_link', value: '' },
    ]);
  });

  it('shows a change that another process made', async () => {
    await settings();
    await site.database.pool.query(
      "UPDATE settings SET value = 'Fair Game' WHERE key = 'app_title'",
    );
    await eventually(async () =>
      expect(await settings()).toContainEqual({ key: 'app_title', value: 'Fair Game' }),
    );
  });

  it('does not reveal private settings', async () => {
    await site.database.pool.query("INSERT INTO settings (key, value) VALUES ('private', 'x')");
    await site.database.pool.query("UPDATE settings SET value = 'New' WHERE key = 'app_title'");
    await eventually(async () =>
      expect(await settings()).toContainEqual({ key: 'app_title', value: 'New' }),
    );
    expect(await settings()).not.toContainEqual(expect.objectContaining({ key: 'private' }));
  });

  it('reads the database once until something changes', async () => {
    await settings();
    const query = vi.spyOn(site.database.pool, 'query');
    await settings();
    await settings();
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });
});
