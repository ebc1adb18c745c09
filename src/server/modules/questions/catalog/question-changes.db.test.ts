import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { insertQuestions } from '#test/support/questions.ts';

describe('a change by anyone', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  const names = async (query = '') => {
    const response = await site.app.inject(`/api/questions?${query}`);
    return response.json().map(({ name }: { name: string }) => name);
  };

  it('shows in lists, counts and neighbors', async () => {
    const { pool } = site.database;
    expect(await names()).toEqual([]);
    const [coin, die] = await insertQuestions(pool, [{ name: 'Coin' }, { name: 'Die' }]);
    await site.changes.settle();
    expect(await names()).toEqual(['Coin', 'Die']);

    await pool.query(`update questions set name = 'Zoo', category = 'New' where id = $1`, [coin]);
    await site.changes.settle();
    expect(await names()).toEqual(['Die', 'Zoo']);
    expect(await names('search=zo&category=new')).toEqual(['Zoo']);

    await pool.query('update questions set is_visible = false where id = $1', [die]);
    await site.changes.settle();
    expect(await names()).toEqual(['Zoo']);
    expect((await site.app.inject('/api/questions/facets')).json()).toMatchObject({ total: 1 });
    expect((await site.app.inject(`/api/questions/${coin}/neighbors`)).json()).toMatchObject({
      previous: null,
      next: null,
      total: 1,
    });

    await pool.query('delete from questions');
    await site.changes.settle();
    expect(await names()).toEqual([]);
    expect((await site.app.inject('/api/questions/daily')).statusCode).toBe(404);
  });

  it('is read once, then cached', async () => {
    const { pool } = site.database;
    const query = vi.spyOn(pool, 'query');
    await insertQuestions(pool, [{ name: 'Coin' }]);
    await site.changes.settle();
    const paths = ['/facets', '?search=nothing', '?category=none&sort=type', '?status=solved'];
    const ask = async () => {
      for (const path of paths) await site.app.inject(`/api/questions${path}`);
    };
    await ask();
    query.mockClear();
    await ask();
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('that cannot be read is an error, until it can', async () => {
    const { pool } = site.database;
    await names();
    const client = await pool.connect();
    const query = vi.spyOn(pool, 'query').mockImplementation(() => {
      throw Object.assign(new Error('The database is away'), { syscall: 'connect' });
    });
    await client.query(`update questions set name = 'Late'`);
    client.release();
    await site.changes.settle();
    const response = await site.app.inject('/api/questions/facets');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    query.mockRestore();
    expect(await names()).toEqual(['Late']);
  });
});
