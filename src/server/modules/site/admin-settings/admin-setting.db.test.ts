import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ChangeFeed } from '#server/db/change-feed.ts';
import type { AdminSetting } from '#shared/contracts/setting.ts';
import { settingDefaults } from '#shared/domain/settings.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

let site: TestApp;
let people: People;
beforeAll(async () => {
  site = await createTestApp();
  people = await invitePeople(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.pool.query('delete from audit_log');
  for (const key of Object.keys(settingDefaults)) {
    await people.admin.delete(`/api/admin/settings/${key}`);
  }
  await site.database.pool.query('delete from audit_log');
});

const save = (key: string, value: unknown) =>
  people.admin.put(`/api/admin/settings/${key}`, { value });
const shown = async (key: string) => {
  const rows: { key: string; value: string }[] = (await people.nobody.get('/api/settings')).json();
  return rows.find((row) => row.key === key)?.value;
};
const acts = async () =>
  (
    await site.database.pool.query(
      'select actor_name, action, subject_type, subject_id, details from audit_log order by id',
    )
  ).rows;

describe('GET /api/admin/settings', () => {
  it('lists every setting with its explanation and default', async () => {
    const settings: AdminSetting[] = (await people.admin.get('/api/admin/settings')).json();
    expect(settings.map(({ key }) => key)).toEqual(Object.keys(settingDefaults));
    expect(settings[0]).toEqual({
      id: expect.any(Number),
      key: 'app_title',
      value: 'Martingale',
      name: 'Site title',
      kind: 'text',
      explanation: expect.stringContaining('name of the site'),
      default: 'Martingale',
    });
  });
});

describe('PUT /api/admin/settings/:key', () => {
  it('saves, returns what is saved, and shows it at once', async () => {
    const answer = await save('app_title', '  Fair Game ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ key: 'app_title', value: 'Fair Game' });
    expect(await shown('app_title')).toBe('Fair Game');
    expect(await acts()).toEqual([
      {
        actor_name: people.admin.username,
        action: 'setting.update',
        subject_type: 'setting',
        subject_id: 'app_title',
        details: { before: 'Martingale', after: 'Fair Game' },
      },
    ]);
  });

  it('is visible to the next request in every process', async () => {
    const changes = new ChangeFeed(site.database.connection, () => {});
    await changes.start();
    const other = await buildApp({ ...site.deps, changes });
    try {
      for (const title of ['One', 'Two', 'Three']) {
        await other.inject('/api/settings');
        await save('app_title', title);
        const { body } = await other.inject('/api/settings');
        expect(body).toContain(title);
      }
    } finally {
      await other.close();
      await changes.close();
    }
  });

  it.each([
    ['company_logo', '/uploads/00ff.png', '/uploads/00ff.png'],
    [
      'company_logo',
      'https://cdn.example.org/logo.svg?v=2',
      'https://cdn.example.org/logo.svg?v=2',
    ],
    ['feedback_link', 'http://example.org/form', 'http://example.org/form'],
    ['newsletter_link', 'https://example.org', 'https://example.org'],
    ['ebook_link', 'https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['contact_link', 'mailto:help@example.org', 'mailto:help@example.org'],
    ['contact_link', 'help@example.org', 'mailto:help@example.org'],
    ['contact_link', 'help@example.org?subject=Hello', 'mailto:help@example.org?subject=Hello'],
    ['contact_link', 'https://example.org/contact', 'https://example.org/contact'],
  ])('accepts as %s %s', async (key, value, saved) => {
    expect((await save(key, value)).statusCode).toBe(200);
    expect(await shown(key)).toBe(saved);
  });

  it.each([
    ['app_title', ''],
    ['app_title', ' \n'],
    ['app_title', undefined],
    ['app_title', null],
    ['app_title', 5],
    ['app_title', ['Fair Game']],
    ['default_page_header', ''],
    ['company_logo', ''],
  ])('requires a value: %s, %j', async (key, value) => {
    const answer = await save(key, value);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Value is required',
      fieldErrors: { value: 'Value is required' },
    });
    expect(await acts()).toEqual([]);
  });

  const notImage = 'Value must be an uploaded image or a URL that begins with https://';
  const notUrl = 'Value must be a URL that begins with https:// or http://';
  it.each([
    ['app_title', 'x'.repeat(201), 'Value must be no more than 200 characters'],
    ['app_title', 'Fair\nGame', 'Value must be one line of text'],
    ['app_title', 'Fair\u0000Game', 'Value must be one line of text'],
    ['company_logo', '/uploads/../etc.png', notImage],
    ['company_logo', '/elsewhere/logo.png', notImage],
    ['company_logo', 'http://example.org/logo.png', notImage],
    ['company_logo', 'data:image/png;base64,AA', notImage],
    ['feedback_link', 'javascript:alert(1)', notUrl],
    ['feedback_link', '/feedback', notUrl],
    ['feedback_link', 'example.org', notUrl],
    ['feedback_link', 'mailto:a@example.org', notUrl],
    ['feedback_link', 'https://', notUrl],
    [
      'ebook_link',
      `https://example.org/${'x'.repeat(500)}`,
      'Value must be no more than 500 characters',
    ],
    [
      'contact_link',
      'mailto:nobody',
      'Value must be an email address or a URL that begins with https:// or http://',
    ],
  ])('refuses for %s %s', async (key, value, message) => {
    const answer = await save(key, value);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message, fieldErrors: { value: message } });
    expect(await shown(key)).not.toBe(value);
    expect(await acts()).toEqual([]);
  });

  it.each(['nothing', '__proto__', 'toString', 'private'])('has no setting %s', async (key) => {
    await site.database.pool.query(
      "insert into settings (key, value) values ('private', 'x') on conflict do nothing",
    );
    expect((await save(key, 'x')).statusCode).toBe(404);
    expect((await people.admin.delete(`/api/admin/settings/${key}`)).statusCode).toBe(404);
    expect(await acts()).toEqual([]);
  });
});

describe('PUT /api/admin/settings', () => {
  const saveAll = (values: unknown) => people.admin.put('/api/admin/settings', { values });

  it('saves several at once, each with its own audit log entry', async () => {
    await save('contact_link', 'a@example.org');
    const answer = await saveAll({ app_title: ' Fair Game ', contact_link: '' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await people.admin.get('/api/admin/settings')).json());
    expect(await shown('app_title')).toBe('Fair Game');
    expect(await shown('contact_link')).toBe('');
    expect((await acts()).slice(1)).toMatchObject([
      { action: 'setting.update', subject_id: 'app_title', details: { after: 'Fair Game' } },
      { subject_id: 'contact_link', details: { before: 'mailto:a@example.org', after: '' } },
    ]);
  });

  it('saves none if one is invalid, and says which', async () => {
    const answer = await saveAll({
      app_title: '',
      feedback_link: 'javascript:alert(1)',
      default_page_header: 'Trader Interview Question',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      message: 'Value is required',
      fieldErrors: {
        app_title: 'Value is required',
        feedback_link: 'Value must be a URL that begins with https:// or http://',
      },
    });
    expect(await shown('default_page_header')).toBe('Quantitative Researcher Interview Question');
    expect(await acts()).toEqual([]);
  });

  it.each([
    [{ nothing: 'x', app_title: 'Mine' }, 404],
    [{ toString: 'x' }, 404],
    [{ app_title: null }, 400],
    [{ app_title: ['x'] }, 400],
    ['app_title', 400],
    [undefined, 400],
  ])('refuses %j', async (values, status) => {
    expect((await saveAll(values)).statusCode).toBe(status);
    expect(await acts()).toEqual([]);
  });
});

describe('DELETE /api/admin/settings/:key', () => {
  it.each([
    [
      'default_page_header',
      'Trader Interview Question',
      'Quantitative Researcher Interview Question',
    ],
    ['company_logo', '/uploads/00ff.png', ''],
    ['contact_link', 'mailto:a@example.org', ''],
  ])('resets %s to its default', async (key, value, fallback) => {
    await save(key, value);
    const answer = await people.admin.delete(`/api/admin/settings/${key}`);
    expect(answer.json()).toMatchObject({ key, value: fallback });
    expect(await shown(key)).toBe(fallback);
    expect((await acts()).at(-1)).toMatchObject({
      action: 'setting.reset',
      details: { before: value, after: fallback },
    });
  });
});

describe('the wrong users', () => {
  it.each([
    ['GET', '/api/admin/settings'],
    ['PUT', '/api/admin/settings/app_title'],
    ['PUT', '/api/admin/settings'],
    ['DELETE', '/api/admin/settings/app_title'],
  ] as const)('are refused: %s %s', async (method, url) => {
    const payload = method === 'PUT' ? { value: 'Mine' } : undefined;
    expect((await people.nobody.call(method, url, payload)).statusCode).toBe(401);
    expect((await people.user.call(method, url, payload)).statusCode).toBe(403);
    expect(await shown('app_title')).toBe('Martingale');
  });
});
