import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Subscriber } from '#shared/contracts/subscription.ts';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { Person } from '#test/support/people.ts';
import { createSignedInUser } from '#test/support/sign-in.ts';
import { insertSubscription } from '#test/support/subscriptions.ts';

describe('the subscribers, for administrators', () => {
  let site: TestApp;
  let admin: Person;

  beforeAll(async () => {
    site = await createTestApp();
    const { pool } = site.database;
    admin = new Person(site.app, await createSignedInUser(pool, { isAdmin: true }));
    const subscribe = async (username: string, fields: object) => {
      const { user } = await createSignedInUser(pool, { username });
      await insertSubscription(pool, user.id, fields);
    };
    const moment = (day: number) => ({ createdAt: new Date(Date.UTC(2026, 0, day)) });
    await subscribe('Ada', { ...moment(1), amount: 1999 });
    await subscribe('Bob', { ...moment(2), plan: 'annual', amount: 19_190 });
    await subscribe('Cyd', { ...moment(3), status: 'trialing', cancelAtPeriodEnd: true });
    await subscribe('Dan_', { ...moment(4), status: 'past_due' });
    await subscribe('Eve', { ...moment(5), status: 'canceled', endedAt: new Date() });
    await subscribe('Fay', { ...moment(6), paymentConfirmed: false });
  });
  afterAll(() => site.close());

  async function list(query = ''): Promise<{ names: (string | null)[]; total: string }> {
    const response = await admin.get(`/api/admin/subscriptions${query}`);
    expect(response.statusCode).toBe(200);
    const rows: Subscriber[] = response.json();
    return {
      names: rows.map(({ username }) => username),
      total: String(response.headers['x-total-count']),
    };
  }

  it('are listed newest first, without those whose card was never accepted', async () => {
    expect(await list()).toEqual({ names: ['Eve', 'Dan_', 'Cyd', 'Bob', 'Ada'], total: '5' });
  });

  it.each([
    ['?search=AD', ['Ada']],
    ['?search=bob@example', ['Bob']],
    ['?search=_', ['Dan_']],
    ['?search=%25', []],
    ['?status=trialing', ['Cyd']],
    ['?sort=createdAt&direction=asc&page=2&pageSize=2', ['Cyd', 'Dan_']],
    ['?sort=createdAt&direction=desc&page=1&pageSize=1', ['Eve']],
  ])('handle %s', async (query, expected) => {
    expect((await list(query)).names).toEqual(expected);
  });

  it('return the total with every page', async () => {
    expect((await list('?page=2&pageSize=2')).total).toBe('5');
    expect(await list('?page=9')).toEqual({ names: [], total: '5' });
  });

  it('keep payments of deleted accounts, without the name', async () => {
    const { user } = await createSignedInUser(site.database.pool);
    await insertSubscription(site.database.pool, user.id, { status: 'unpaid' });
    await site.database.pool.query('delete from users where id = $1', [user.id]);
    const response = await admin.get('/api/admin/subscriptions?status=unpaid');
    expect(response.json()).toMatchObject([{ userId: null, username: null, email: null }]);
    await site.database.pool.query("delete from subscriptions where status = 'unpaid'");
  });

  it('are summed up: annual plans per month, without trials and unpaid ones', async () => {
    const response = await admin.get('/api/admin/subscriptions/summary');
    expect(response.json()).toEqual({
      active: 2,
      trialing: 1,
      other: 1,
      ending: 1,
      monthlyRevenue: Math.round(1999 + 19_190 / 12),
      currency: 'usd',
    });
  });

  it.each(['?sort=email', '?direction=up', '?page=0', '?pageSize=101', '?page=1&page=2'])(
    'refuse %s',
    async (query) => {
      expect((await admin.get(`/api/admin/subscriptions${query}`)).statusCode).toBe(400);
    },
  );

  it('are for administrators only', async () => {
    const user = new Person(site.app, await createSignedInUser(site.database.pool));
    for (const path of ['/api/admin/subscriptions', '/api/admin/subscriptions/summary']) {
      expect((await site.app.inject(path)).statusCode).toBe(401);
      expect((await user.get(path)).statusCode).toBe(403);
    }
  });
});
