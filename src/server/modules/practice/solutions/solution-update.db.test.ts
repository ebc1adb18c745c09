import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '#test/support/app.ts';
import { emptyTables } from '#test/support/empty-tables.ts';
import { invitePeople, type People } from '#test/support/people.ts';
import { insertQuestions } from '#test/support/questions.ts';
import { insertSolution } from '#test/support/solutions.ts';

const savedAt = new Date('2026-05-04T12:00:00.123Z');
const nothing = { questionId: null, timestamp: null };

describe('GET /api/solution-updates', () => {
  let site: TestApp;
  let people: People;
  beforeAll(async () => {
    site = await createTestApp();
    people = await invitePeople(site);
  });
  afterAll(() => site.close());
  beforeEach(() => emptyTables(site.database.pool, 'questions'));

  /** Waits until changes made behind the API's back have arrived. */
  const settle = () => site.changes.settle();
  const newSolved = async (updatedAt = savedAt, isVisible = true) => {
    const { pool } = site.database;
    const [questionId = 0] = await insertQuestions(pool, [{ isVisible }]);
    await insertSolution(pool, { questionId, updatedAt });
    await settle();
    return questionId;
  };
  const ask = (questionId?: number | string, headers: Record<string, string> = {}) =>
    people.nobody.call(
      'GET',
      `/api/solution-updates${questionId === undefined ? '' : `?questionId=${questionId}`}`,
      undefined,
      headers,
    );

  it('returns when a solution was last saved', async () => {
    const questionId = await newSolved();
    const answer = await ask(questionId);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ questionId, timestamp: savedAt.getTime() });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      etag: `"${questionId}-${savedAt.getTime()}"`,
    });
  });

  it('returns the latest visible save without an id', async () => {
    expect((await ask()).json()).toEqual(nothing);
    await newSolved();
    const later = new Date(savedAt.getTime() + 1);
    const questionId = await newSolved(later);
    await newSolved(new Date(later.getTime() + 1), false);
    expect((await ask()).json()).toEqual({ questionId, timestamp: later.getTime() });
  });

  it('reveals hidden questions to no one, administrators included', async () => {
    const hidden = await newSolved(savedAt, false);
    expect((await ask(hidden)).json()).toEqual(nothing);
    const url = `/api/solution-updates?questionId=${hidden}`;
    expect((await people.admin.get(url)).json()).toEqual(nothing);
    expect((await ask(424_242)).body).toBe((await ask(hidden)).body);
  });

  it('drops questions that were hidden, deleted or lost their solution', async () => {
    for (const sql of [
      'UPDATE questions SET is_visible = false WHERE id = $1',
      'DELETE FROM questions WHERE id = $1',
      'DELETE FROM solutions WHERE question_id = $1',
    ]) {
      const questionId = await newSolved();
      expect((await ask(questionId)).json().questionId).toBe(questionId);
      await site.database.pool.query(sql, [questionId]);
      await settle();
      expect((await ask(questionId)).json()).toEqual(nothing);
    }
  });

  it('answers 304 until it changes', async () => {
    const questionId = await newSolved();
    const etag = String((await ask(questionId)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(questionId, { 'if-none-match': known });
      expect(answer.statusCode).toBe(304);
      expect(answer.body).toBe('');
      expect(answer.headers.etag).toBe(etag);
    }
    for (const other of ['', '"other"', etag.slice(1, -1)]) {
      expect((await ask(questionId, { 'if-none-match': other })).statusCode).toBe(200);
    }
    const url = `/api/solutions/${questionId}`;
    const { id } = (await people.admin.get(url)).json();
    await people.admin.put(`/api/admin/solutions/${id}`, { content: 'Two thirds.' });
    const changed = await ask(questionId, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().timestamp).toBeGreaterThan(savedAt.getTime());
  });

  it.each(['0', '-1', 'abc', '1e9', '99999999999999', '', '%00', '1&questionId=2'])(
    'refuses the id "%s"',
    async (id) => {
      const answer = await ask(id);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Invalid question id');
    },
  );

  it('reads the database once until something changes, for all users', async () => {
    const questionId = await newSolved();
    await ask(questionId);
    await ask();
    await ask(424_242);
    const query = vi.spyOn(site.database.pool, 'query');
    const connect = vi.spyOn(site.database.pool, 'connect');
    for (const who of [people.nobody, people.user, people.admin]) {
      for (const search of ['', `?questionId=${questionId}`, '?questionId=424242']) {
        const answer = await who.get(`/api/solution-updates${search}`);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['cache-control']).toBe('no-cache');
      }
    }
    expect(query).not.toHaveBeenCalled();
    expect(connect).not.toHaveBeenCalled();
    query.mockRestore();
    connect.mockRestore();
  });

  it('reads again after a failure', async () => {
    const questionId = await newSolved();
    const { pool } = site.database;
    const query = vi.spyOn(pool, 'query').mockImplementationOnce(() => {
      throw Object.assign(new Error('connect failed'), { syscall: 'connect' });
    });
    expect((await ask(questionId)).statusCode).toBe(503);
    query.mockRestore();
    expect((await ask(questionId)).statusCode).toBe(200);
  });
});
