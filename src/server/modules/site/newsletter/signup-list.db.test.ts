import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Signup } from '#shared/contracts/newsletter.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { invitePeople, type People } from '#test/support/people.ts';

describe('the sign-ups, for administrators', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
    await site.database.pool.query(
      `insert into audience_signups (list, email, created_at, confirmed_at, unsubscribed_at) values
       ('newsletter', 'ada@example.org', '2026-01-01', '2026-01-05', null),
       ('newsletter', '=bob_@example.org', '2026-01-02', null, null),
       ('newsletter', 'Cyd@example.org', '2026-01-03', '2026-01-04', '2026-02-01'),
       ('ebook', 'dan@example.org', '2026-01-04', null, null)`,
    );
  });
  afterAll(() => site.close());

  async function list(query: string): Promise<{ addresses: string[]; total: string }> {
    const answer = await people.admin.get(`/api/admin/signups${query}`);
    expect(answer.statusCode).toBe(200);
    const rows: Signup[] = answer.json();
    return {
      addresses: rows.map(({ email }) => email.slice(0, 4)),
      total: String(answer.headers['x-total-count']),
    };
  }

  it('are listed with their status, and without their tokens', async () => {
    const answer = await people.admin.get('/api/admin/signups?list=ebook');
    expect(answer.json()).toEqual([
      {
        id: expect.any(Number),
        list: 'ebook',
        email: 'dan@example.org',
        status: 'pending',
        createdAt: new Date('2026-01-04').toISOString(),
        confirmedAt: null,
        unsubscribedAt: null,
      },
    ]);
  });

  it.each([
    ['', ['Cyd@', '=bob', 'ada@']],
    ['&status=pending', ['=bob']],
    ['&status=confirmed', ['ada@']],
    ['&status=unsubscribed', ['Cyd@']],
    ['&search=CYD', ['Cyd@']],
    ['&search=_', ['=bob']],
    ['&sort=email', ['=bob', 'ada@', 'Cyd@']],
    ['&sort=createdAt&direction=asc&page=2&pageSize=2', ['Cyd@']],
  ])('handle ?list=newsletter%s', async (query, expected) => {
    expect((await list(`?list=newsletter${query}`)).addresses).toEqual(expected);
  });

  it('return the total with every page', async () => {
    expect((await list('?list=newsletter&page=2&pageSize=2')).total).toBe('3');
  });

  it('export CSV without formula injection', async () => {
    const answer = await people.admin.get('/api/admin/signups?list=newsletter&format=csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="newsletter.csv"');
    expect(parse(answer.body, { bom: true, columns: true })).toMatchObject([
      { email: 'ada@example.org', status: 'confirmed' },
      { email: "'=bob_@example.org", status: 'pending', confirmed_at: '' },
      { email: 'Cyd@example.org', status: 'unsubscribed' },
    ]);
    const { rows } = await site.database.pool.query('select * from audit_log');
    expect(rows).toMatchObject([
      { actor_id: people.admin.id, action: 'signup.export', subject_id: 'newsletter' },
    ]);
  });

  it.each(['', '?list=all', '?list=ebook&status=new', '?list=ebook&sort=id', '?list=ebook&page=0'])(
    'refuse %s',
    async (query) => {
      expect((await people.admin.get(`/api/admin/signups${query}`)).statusCode).toBe(400);
    },
  );

  it('are for administrators only', async () => {
    for (const query of ['?list=newsletter', '?list=ebook&format=csv']) {
      expect((await people.nobody.get(`/api/admin/signups${query}`)).statusCode).toBe(401);
      expect((await people.user.get(`/api/admin/signups${query}`)).statusCode).toBe(403);
    }
  });
});
